// What the app uses although not every supported browser has it. Each entry covers a place in the compatibility data and all
// below it: in the files named, or everywhere when nothing depends on it. An entry that covers nothing is an error.

/** Styles and attributes that only refine: whoever lacks them sees and does the same things. */
const refinements = {
  'css.properties.cursor':
    'the shape of a mouse pointer; iOS shows one on few devices and by rules of its own',
  'css.properties.forced-color-adjust': 'browsers without it have no forced colours either',
  'css.properties.overflow-anchor':
    'switched off where the app scrolls by itself; where it is missing there is nothing to switch off',
  'css.properties.overscroll-behavior':
    'missing details: boxes that have nothing to scroll let the page scroll on',
  'css.properties.overscroll-behavior-inline': 'the same',
  'css.properties.resize': 'iOS: text boxes grow with their text',
  'css.properties.accent-color': 'iOS has few boxes of its own left here; they keep its colour',
  'css.properties.scrollbar-color': 'scroll bars keep the colour of the system',
  'css.properties.text-size-adjust': 'for phones; written with the prefix too',
  'css.properties.text-decoration.dotted': 'written in one line it is a plain underline there',
  'css.properties.user-select': 'the build adds -webkit-',
  'css.properties.line-clamp': 'stands beside -webkit-line-clamp, which all have',
  'css.properties.-webkit-tap-highlight-color': 'a flash on touch; not to be seen elsewhere',
  'css.properties.-webkit-touch-callout': 'a menu on long touch of iOS alone',
  'css.properties.content-visibility': 'saves work; searching in skipped rows is what Safari learned late',
  'css.selectors.-moz-range-progress': 'sliders: each engine has its own names, all are written',
  'css.selectors.-moz-range-thumb': 'the same',
  'css.selectors.-moz-range-track': 'the same',
  'css.selectors.-webkit-slider-runnable-track': 'the same',
  'css.selectors.-webkit-slider-thumb': 'the same',
  'css.selectors.-webkit-search-cancel-button': 'hides a button that Firefox does not have',
  'css.selectors.selection': 'iOS paints selected text by itself',
  'html.elements.link.rel.icon': 'iOS shows no icon there',
  'html.elements.meta.name.viewport': 'for phones',
  'html.elements.iframe.allowfullscreen': 'an iPhone plays films on the whole screen without it',
  'html.global_attributes.autocapitalize': 'for keyboards on a screen',
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'Firefox always smoothes well',
  'api.HTMLElement.focus.options_focusVisible_parameter':
    'without it a clicked list may show its ring, as for keys',
  'api.Element.touchmove_event': 'for fingers; a Mac has none',
  'api.Element.contextmenu_event': 'iOS calls no menu that way',
  'api.Element.wheel_event': 'the diagram has buttons and pinching, too',
  'api.Window.open': 'iOS: always a new tab, which is what is asked for',
};

/** Uses behind a test of the browser, or with something else in their place: what, where, why it works. */
const guarded = [
  {
    path: 'api.Window.requestIdleCallback',
    files: ['lib/when-idle.ts'],
    why: 'tested by typeof; a timer does without it',
  },
  {
    path: 'api.Window.cancelIdleCallback',
    files: ['lib/when-idle.ts'],
    why: 'only with a request that was made',
  },
  {
    path: 'api.Window.navigation',
    files: ['editing/use-leave.ts', 'lib/hash-history.ts'],
    why: 'tested by "in"; without it the list opens anew, and entries are taken for new ones',
  },
  {
    path: 'api.Navigation.currentEntry',
    files: ['lib/hash-history.ts'],
    why: 'the same',
  },
  {
    path: 'api.Navigation.entries',
    files: ['editing/use-leave.ts'],
    why: 'the same',
  },
  {
    path: 'api.Navigator.clipboard',
    files: ['lib/clipboard.ts'],
    why: 'looked for first; copying has an older way, and reading the keys of the system',
  },
  {
    path: 'api.Navigator.geolocation',
    files: ['interfaces/map/Coordinates.tsx'],
    why: 'isSecureContext is asked first, and who presses the button is told',
  },
  {
    path: 'api.KeyboardEvent.isComposing',
    files: ['lib/input-methods.ts'],
    why: 'Safari leaves it out for the last key of a word: the code of the key counts as well',
  },
  {
    path: 'api.Window.beforeunload_event',
    files: ['screens/public/install/WorkingStep.tsx'],
    why: 'iOS asks nothing when a page is left; the server goes on installing',
  },
  {
    path: 'api.HTMLCanvasElement.toBlob',
    files: ['components/files/draw-picture.ts'],
    why: 'the type of what comes out is looked at',
  },
  {
    path: 'api.NavigationHistoryEntry',
    files: ['editing/use-leave.ts', 'lib/hash-history.ts'],
    why: 'the same',
  },
];

export const exceptions = [...Object.entries(refinements).map(([path, why]) => ({ path, why })), ...guarded];
