/*
 * All that extensions import as `lectern`: what `lectern.d.ts` is made of (`.ci/declarations.mjs`). Nothing runs it; the page hands on
 * `host-api.ts` and `host-parts.ts` themselves.
 */

export * from '#app/components/extension/host-api.ts';
export * from './host-parts.ts';
export type { Collection } from '#app/entities/collections/types.ts';
export type { Field } from '#app/entities/fields/types.ts';
export type { Item } from '#app/entities/items/types.ts';
export type { Relation } from '#app/entities/relations/types.ts';
export type {
  DisplayProps,
  InputProps,
  InterfaceDefinition,
  OptionDefinition,
} from '#app/interfaces/define.ts';
export type {
  LayoutContext,
  LayoutDefinition,
  LayoutOptionsProps,
  LayoutProps,
  LayoutRequest,
  LayoutSelection,
} from '#app/layouts/define.ts';
