const darkSystem = '(prefers-color-scheme: dark)';

/** Whether the app is dark where an element stands: by its own theme, else by the system's. */
export function isDark(element: Element): boolean {
  const scheme = getComputedStyle(element).colorScheme;
  return scheme.includes('dark') && (!scheme.includes('light') || matchMedia(darkSystem).matches);
}
