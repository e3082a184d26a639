export interface Relation {
  id: number;
  collection_many: string;
  field_many: string;
  collection_one: string;
  field_one: string | null;
  junction_field: string | null;
}
