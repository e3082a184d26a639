/**
 * The value of an object's own member. Names that come with data may be those of what every object inherits
 * (`constructor`, `toString`, `__proto__`): asking for one in the usual way finds what nobody has sent.
 */
export function own<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an object's own member. An assignment to `__proto__` would change what the object inherits from. */
export function setOwn<T>(object: Record<string, T>, name: string, value: T): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}
