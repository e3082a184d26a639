// The running app's own copy, for extensions: see docs/extensions.md.
const shared = globalThis[Symbol.for('lectern.shared')]['react/jsx-runtime'];
export const { Fragment, jsx, jsxs } = shared;
