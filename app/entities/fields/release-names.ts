/**
 * Names that a later release has changed: 8.1.0 knows the field of who made an item by the type `user_created`, 8.8.1 as
 * `owner`, and refuses the other (recorded contract, "Model"). Which one a server takes is told by the types that it lists.
 * Here, and in model files, the older names stand for both. Pure.
 */
import type { FieldBody } from './types.ts';

type Names = Partial<Pick<FieldBody, 'type' | 'interface'>>;

const renamed: readonly { key: keyof Names; old: string; now: string }[] = [
  { key: 'type', old: 'user_created', now: 'owner' },
  { key: 'interface', old: 'user-created', now: 'owner' },
  { key: 'interface', old: 'toggle', now: 'switch' },
];

/** A field, or some of its properties, in the names of a server that lists these types; as it is where it lists neither. */
export function inServerNames<Body extends Names>(body: Body, types: ReadonlySet<string>): Body {
  const [told] = renamed;
  if (!told || types.has(told.old) === types.has(told.now)) return body;
  const isLater = types.has(told.now);
  return renamed.reduce((sent, { key, old, now }) => {
    const [from, to] = isLater ? [old, now] : [now, old];
    return sent[key] === from ? { ...sent, [key]: to } : sent;
  }, body);
}

/** The name that both releases have in common here; others as they are. */
export function commonName<Name>(key: string, name: Name): Name | string {
  return renamed.find((entry) => entry.key === key && entry.now === name)?.old ?? name;
}
