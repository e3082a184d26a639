/** Made by the build of the English strings: all namespaces of one pseudo-locale. */
declare module 'virtual:pseudo-locale/*' {
  const strings: Record<string, Record<string, unknown>>;
  export default strings;
}
