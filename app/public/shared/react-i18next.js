// The running app's own copy, for extensions: see docs/extensions.md.
const shared = globalThis[Symbol.for('lectern.shared')]['react-i18next'];
export const { Trans, useTranslation } = shared;
