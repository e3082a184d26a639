/** The steps of an import of a data model. */
import type { FieldBody } from '#app/entities/fields/types.ts';
import type { AccessStep } from './access-plan.ts';
import type { Risk } from './field-plan.ts';
import type { FileCollection, FileRelation } from './schema-file.ts';

/** A collection with the fields that its table is made with. */
export interface CollectionBody extends Omit<FileCollection, 'fields'> {
  fields: FieldBody[];
}

export type SchemaStep =
  | { kind: 'create-collection'; collection: string; body: CollectionBody }
  | { kind: 'set-collection'; collection: string; changes: Record<string, unknown> }
  | { kind: 'create-field'; collection: string; field: string; body: FieldBody }
  | { kind: 'set-field'; collection: string; field: string; changes: FieldBody; risks: Risk[] }
  | { kind: 'set-group'; collection: string; field: string; group: string | null }
  | { kind: 'create-relation'; relation: FileRelation }
  | { kind: 'set-relation'; id: number; relation: FileRelation; changes: Partial<FileRelation> }
  | AccessStep
  | { kind: 'delete-relation'; id: number; relation: FileRelation }
  | { kind: 'delete-field'; collection: string; field: string }
  | { kind: 'delete-collection'; collection: string };

/** What becomes of a step: something new, something else than before, or something less. */
export function outcomeOf(step: SchemaStep): 'created' | 'changed' | 'lost' {
  if (step.kind.startsWith('delete-')) return 'lost';
  return step.kind.startsWith('create-') ? 'created' : 'changed';
}
