// The running app's own copy, for extensions: see docs/extensions.md.
const shared = globalThis[Symbol.for('lectern.shared')]['react-dom/client'];
export default shared;
export const { createRoot, hydrateRoot, version } = shared;
