/** An entry of the module bar that a role defines for itself. */
export interface ModuleLink {
  name: string;
  link: string;
  icon?: string | null;
}

/** A titled group of the navigation that a role defines for itself. */
export interface CollectionGroup {
  group_name: string;
  collections: { collection: string }[];
}

/** A role as lists show it. */
export interface Role {
  id: number;
  name: string | null;
  description: string | null;
}
