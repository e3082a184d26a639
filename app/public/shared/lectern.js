// The running app's own copy, for extensions: see docs/extensions.md.
const shared = globalThis[Symbol.for('lectern.shared')]['lectern'];
export const {
  ApiError,
  Button,
  EmptyState,
  Icon,
  Notice,
  Page,
  Spinner,
  addTexts,
  call,
  confirm,
  contract,
  notify,
  useCurrentUser,
  useLocale,
  useNavigate,
  useProject,
} = shared;
