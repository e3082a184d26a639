/** Made by the build of the English strings: the address of all namespaces of one pseudo-locale. */
declare module 'virtual:pseudo-locale/*' {
  const address: string;
  export default address;
}
