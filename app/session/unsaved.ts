const dirty = new Set<string>();

/** Forms tell here whether they hold edits that are not saved; `id` is the form's own. */
export function setUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) dirty.add(id);
  else dirty.delete(id);
}

/** True while any form on the page holds edits that are not saved. */
export function hasUnsaved(): boolean {
  return dirty.size > 0;
}
