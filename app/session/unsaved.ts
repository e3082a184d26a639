const dirty = new Set<string>();
let isLetGo = false;

/** Forms tell here whether they hold edits that are not saved; `id` is the form's own. */
export function setUnsaved(id: string, isUnsaved: boolean): void {
  if (isUnsaved) dirty.add(id);
  else dirty.delete(id);
}

/** True while any form on the page holds edits that are not saved. */
export function hasUnsaved(): boolean {
  return dirty.size > 0;
}

/**
 * Loads the app anew with nothing left of who was here, at a path or (null) where it is. Edits must be kept as drafts
 * by then: the page goes without a question.
 */
export function startAnew(path: string | null): void {
  isLetGo = true;
  // Not a navigation, which screens might hold up.
  if (path !== null) history.replaceState(null, '', `#${path}`);
  location.reload();
}

/** True when the page is about to go for good, so that nothing is to be asked. */
export function isPageLetGo(): boolean {
  return isLetGo;
}
