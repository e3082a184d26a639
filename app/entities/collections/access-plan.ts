/** What has to be done to make the roles and permissions of a project those of a file. Pure. */
import type { Permission } from '#app/entities/permissions/types.ts';
import {
  type Access,
  type FilePermission,
  type FileRole,
  roleSettings,
  type SchemaFile,
} from './schema-file.ts';
import { isSameSetting } from './schema-same.ts';

/** The rights of a permission, without what it is about. */
export type PermissionValues = Partial<Omit<Permission, 'id' | 'collection' | 'role' | 'status'>>;

export type AccessStep =
  | { kind: 'create-role'; role: FileRole }
  | { kind: 'set-role'; id: number; role: string; changes: Record<string, unknown> }
  | {
      kind: 'create-permission' | 'set-permission';
      /** Null: there is none yet. */
      id: number | null;
      /** Name of the role, which may be made only on the way. */
      role: string;
      collection: string;
      status: string | null;
      values: PermissionValues;
    };

const levels = ['create', 'read', 'update', 'delete', 'comment', 'explain'] as const;
const lists = ['read_field_blacklist', 'write_field_blacklist', 'status_blacklist'] as const;

/** Nothing is taken away: a role or a permission that the file does not have stays. */
export function planAccess(file: SchemaFile, access: Access): AccessStep[] {
  const roles = new Map(access.roles.map((role) => [String(role['name'] ?? ''), role]));
  const names = new Map(access.roles.map((role) => [role['id'], String(role['name'] ?? '')]));
  const known = new Map(
    access.permissions.map((permission) => [
      keyOf({ ...permission, role: names.get(permission.role) ?? '' }),
      permission,
    ]),
  );
  return [
    ...(file.roles ?? []).flatMap((role) => roleSteps(role, roles.get(role.name))),
    ...(file.permissions ?? []).flatMap((permission) =>
      permissionSteps(permission, known.get(keyOf(permission))),
    ),
  ];
}

function roleSteps(role: FileRole, before: Record<string, unknown> | undefined): AccessStep[] {
  if (!before) return [{ kind: 'create-role', role }];
  const changes = Object.fromEntries(
    roleSettings
      .filter((key) => !isSameSetting(role[key], before[key]))
      .map((key) => [key, role[key] ?? null]),
  );
  if (Object.keys(changes).length === 0) return [];
  return [{ kind: 'set-role', id: Number(before['id']), role: role.name, changes }];
}

function permissionSteps(wanted: FilePermission, before: Permission | undefined): AccessStep[] {
  const { role, collection, status } = wanted;
  const values: PermissionValues = Object.fromEntries([
    ...levels
      .filter((key) => (wanted[key] ?? 'none') !== (before?.[key] ?? 'none'))
      .map((key) => [key, wanted[key] ?? 'none']),
    ...lists
      .filter((key) => !isSameSetting(toList(wanted[key]), toList(before?.[key])))
      .map((key) => [key, toList(wanted[key])]),
  ]) as PermissionValues;
  if (Object.keys(values).length === 0) return [];
  const kind = before ? 'set-permission' : 'create-permission';
  return [{ kind, id: before?.id ?? null, role, collection, status, values }];
}

function toList(value: string[] | string | null | undefined): string[] {
  const list = Array.isArray(value) ? value : (value ?? '').split(',');
  return list.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

function keyOf({ role, collection, status }: Pick<FilePermission, 'role' | 'collection' | 'status'>): string {
  return JSON.stringify([role, collection, status || null]);
}
