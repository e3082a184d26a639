import { own } from '#mocks/engine/values/own.ts';
import type { Permission, PermissionLevel, Project } from '#mocks/engine/types.ts';
import { listOf } from '#mocks/engine/values/read.ts';
import type { Row } from '#mocks/storage/driver.ts';

/** The permissions of a role in the order of their ids; none for null. */
export function loadPermissions(project: Project, role: number | null): Permission[] {
  if (role === null) return [];
  const rows = project.driver.all('SELECT * FROM directus_permissions WHERE role = ? ORDER BY id', [role]);
  return rows.map(permissionOf);
}

export function permissionOf(row: Row): Permission {
  const level = (name: string) => String(own(row, name) ?? 'none') as PermissionLevel;
  return {
    id: Number(row.id),
    role: Number(row.role),
    collection: String(row.collection),
    status: row.status === null || row.status === '' ? null : String(row.status),
    create: level('create'),
    read: level('read'),
    update: level('update'),
    delete: level('delete'),
    comment: level('comment') as Permission['comment'],
    explain: level('explain') as Permission['explain'],
    read_field_blacklist: names(row.read_field_blacklist),
    write_field_blacklist: names(row.write_field_blacklist),
    status_blacklist: names(row.status_blacklist),
  };
}

function names(value: unknown): string[] {
  return value === null || value === undefined || value === '' ? [] : listOf(String(value)).map(String);
}
