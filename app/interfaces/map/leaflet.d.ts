// The module of the same code, which the build can take apart.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
