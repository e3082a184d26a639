import type { ReactNode } from 'react';

/*
 * The few icons of the public pages, drawn here so that those pages load no icon font. 24-unit grid, 2-unit
 * strokes in the colour of the text.
 */
const EYE = 'M2.5 12C4.5 8 8 5.5 12 5.5S19.5 8 21.5 12C19.5 16 16 18.5 12 18.5S4.5 16 2.5 12Z';
const ROUND = <circle cx="12" cy="12" r="9" />;
const BARS = ['M5 19v-3', 'M9.7 19v-6.5', 'M14.3 19V9', 'M19 19V5'] as const;

function signal(strength: number): ReactNode {
  return BARS.map((d, index) => <path key={d} d={d} strokeWidth="3" opacity={index < strength ? 1 : 0.25} />);
}

const SHAPES = {
  visibility: (
    <>
      <path d={EYE} />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  visibility_off: (
    <>
      <path d={EYE} />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 4l16 16" />
    </>
  ),
  warning: <path d="M12 4 2.8 20h18.4ZM12 10v4.5M12 17v.2" />,
  error: (
    <>
      {ROUND}
      <path d="M12 7.5V13M12 16v.2" />
    </>
  ),
  info: (
    <>
      {ROUND}
      <path d="M12 11v5.5M12 7.8V8" />
    </>
  ),
  arrow: <path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  remove: <path d="M6 12h12" />,
  calendar: <path d="M4 6.5h16V20H4ZM4 11h16M8 4v4M16 4v4" />,
  expand: <path d="m6 9.5 6 6 6-6" />,
  signal_0: signal(0),
  signal_1: signal(1),
  signal_2: signal(2),
  signal_3: signal(3),
  signal_4: signal(4),
} satisfies Record<string, ReactNode>;

export type GlyphName = keyof typeof SHAPES;

export interface GlyphProps {
  name: GlyphName;
  /** Edge in px. Default 20. */
  size?: number;
  className?: string;
}

/** Decoration: name the control around it. */
export function Glyph({ name, size = 20, className }: GlyphProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-glyph={name}
      style={{ flex: 'none' }}
    >
      {SHAPES[name]}
    </svg>
  );
}
