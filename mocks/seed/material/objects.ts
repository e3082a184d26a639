/** Portraits, shop goods, marks and backgrounds as SVG text. */
import { canvas, gradient, type Palette } from '#mocks/seed/material/pictures.ts';
import type { Random } from '#mocks/seed/material/random.ts';

/** A head and shoulders made of plain shapes, 400 px square. */
export function portrait(random: Random, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const [skin, hair] = random.pick([
    ['#f1c9a5', '#6b4423'],
    ['#d9a066', '#2b2320'],
    ['#8d5a3b', '#1d1b22'],
    ['#e8b48a', '#a5482b'],
    ['#5f3d2b', '#b9b4ad'],
    ['#f6d7bd', '#d8b35a'],
  ] as const);
  const cut = random.whole(0, 3);
  const hairs = [
    `<path d="M112 190 q0 -118 88 -118 t88 118 q-20 -56 -88 -58 t-88 58 Z" fill="${hair}"/>`,
    `<path d="M104 260 q-16 -188 96 -190 t96 190 q-22 20 -36 0 q20 -100 -60 -116 q-80 16 -60 116 q-14 20 -36 0 Z" fill="${hair}"/>`,
    `<circle cx="200" cy="86" r="36" fill="${hair}"/><path d="M114 182 q4 -100 86 -100 t86 100 q-86 -70 -172 0 Z" fill="${hair}"/>`,
    `<path d="M116 176 q10 -96 84 -96 q86 0 84 108 q-30 -60 -76 -56 q-60 4 -92 44 Z" fill="${hair}"/>`,
  ];
  const glasses = random.chance(0.35)
    ? `<g fill="none" stroke="${near}" stroke-width="6"><circle cx="168" cy="196" r="24"/>` +
      '<circle cx="232" cy="196" r="24"/><path d="M192 196 h16"/></g>'
    : `<circle cx="170" cy="198" r="7" fill="${near}"/><circle cx="230" cy="198" r="7" fill="${near}"/>`;
  return canvas(
    400,
    400,
    '<rect width="400" height="400" fill="url(#wall)"/>' +
      `<circle cx="${random.whole(40, 360)}" cy="${random.whole(40, 160)}" r="110" fill="${accent}" opacity=".5"/>` +
      `<path d="M40 400 q10 -120 160 -120 t160 120 Z" fill="${middle}"/>` +
      `<path d="M160 300 q40 40 80 0 v-50 h-80 Z" fill="${skin}"/><ellipse cx="200" cy="196" rx="80" ry="94" fill="${skin}"/>` +
      `${hairs[cut] ?? ''}${glasses}<path d="M176 246 q24 ${random.whole(8, 22)} 48 0" fill="none" stroke="${near}"` +
      ` stroke-width="6" stroke-linecap="round"/><path d="M150 296 q50 60 100 0" fill="none" stroke="${far}" stroke-width="10"/>`,
    gradient('wall', top, low),
  );
}

/** One thing from the shop on a plain ground, 900 by 900 px. */
export function goods(kind: string, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const shapes: Record<string, string> = {
    mug:
      `<path d="M270 330 h300 v260 q0 90 -90 90 h-120 q-90 0 -90 -90 Z" fill="${middle}"/>` +
      `<path d="M570 400 h50 q70 0 70 80 t-70 80 h-50" fill="none" stroke="${middle}" stroke-width="40"/>` +
      `<path d="M270 470 q75 -60 150 0 t150 0 v50 q-75 60 -150 0 t-150 0 Z" fill="${low}"/>`,
    tote:
      `<path d="M250 340 h400 l40 400 h-480 Z" fill="${low}"/>` +
      `<path d="M340 350 q0 -170 110 -170 t110 170" fill="none" stroke="${near}" stroke-width="26"/>` +
      `<path d="M330 600 L450 430 L570 600 Z" fill="${accent}"/><rect x="300" y="606" width="300" height="22" fill="${middle}"/>`,
    print:
      `<rect x="220" y="130" width="460" height="620" fill="#fff"/><rect x="262" y="172" width="376" height="536" fill="${far}"/>` +
      `<circle cx="520" cy="320" r="80" fill="${accent}"/><path d="M262 520 q190 -150 376 20 v168 h-376 Z" fill="${middle}"/>` +
      `<path d="M262 600 q190 -80 376 40 v68 h-376 Z" fill="${near}"/>`,
    hat:
      `<path d="M250 590 q-20 -330 200 -330 t200 330 Z" fill="${accent}"/>` +
      `<rect x="230" y="560" width="440" height="110" rx="46" fill="${middle}"/><circle cx="450" cy="240" r="62" fill="${low}"/>` +
      `<path d="M280 480 l57 -50 l57 50 l57 -50 l57 50 l57 -50 l57 50" fill="none" stroke="${low}" stroke-width="20"/>`,
    soap:
      `<rect x="210" y="380" width="480" height="270" rx="60" fill="${middle}"/>` +
      `<rect x="250" y="420" width="400" height="190" rx="40" fill="none" stroke="${low}" stroke-width="12"/>` +
      `<circle cx="330" cy="290" r="44" fill="${low}"/><circle cx="430" cy="240" r="28" fill="${low}"/>` +
      `<circle cx="500" cy="310" r="36" fill="${low}"/>`,
    book:
      `<rect x="270" y="170" width="400" height="560" rx="10" fill="${middle}"/>` +
      `<rect x="270" y="170" width="52" height="560" fill="${near}"/><rect x="370" y="260" width="250" height="26" fill="${low}"/>` +
      `<rect x="370" y="310" width="180" height="20" fill="${low}"/><circle cx="496" cy="520" r="96" fill="${accent}"/>`,
    candle:
      `<rect x="330" y="360" width="240" height="340" rx="24" fill="${low}"/><rect x="330" y="470" width="240" height="120" fill="${middle}"/>` +
      `<rect x="444" y="310" width="12" height="56" fill="${near}"/><path d="M450 180 q64 90 0 140 q-64 -50 0 -140 Z" fill="${accent}"/>`,
    lantern:
      `<rect x="320" y="330" width="260" height="320" rx="20" fill="${low}"/><rect x="290" y="640" width="320" height="50" fill="${near}"/>` +
      `<path d="M290 330 L450 220 L610 330 Z" fill="${near}"/><circle cx="450" cy="500" r="70" fill="${accent}"/>` +
      `<path d="M390 220 q60 -120 120 0" fill="none" stroke="${near}" stroke-width="18"/>`,
  };
  const shape = shapes[kind];
  if (shape === undefined) throw new Error(`no picture of a ${kind}`);
  return canvas(
    900,
    900,
    `<rect width="900" height="900" fill="url(#ground)"/><ellipse cx="450" cy="745" rx="290" ry="34" fill="${near}" opacity=".2"/>${shape}`,
    gradient('ground', low, top),
  );
}

/** The review's mark: three waves in a circle, 256 px square. */
export function waveMark(ink: string, paper: string): string {
  const wave = (y: number) => `<path d="M52 ${y} q19 -22 38 0 t38 0 t38 0 t38 0"/>`;
  return canvas(
    256,
    256,
    `<circle cx="128" cy="128" r="120" fill="${ink}"/><g fill="none" stroke="${paper}" stroke-width="16"` +
      ` stroke-linecap="round">${wave(92)}${wave(134)}${wave(176)}</g>`,
  );
}

/** The publisher's mark: rays over an open book, 256 px square. */
export function rayMark(ink: string, paper: string): string {
  const rays = [-60, -30, 0, 30, 60]
    .map((turn) => `<rect x="122" y="30" width="12" height="62" rx="6" transform="rotate(${turn} 128 150)"/>`)
    .join('');
  return canvas(
    256,
    256,
    `<rect width="256" height="256" rx="52" fill="${ink}"/><g fill="${paper}">${rays}` +
      '<path d="M40 156 q50 -26 84 6 v58 q-36 -28 -84 -8 Z"/><path d="M216 156 q-50 -26 -84 6 v58 q36 -28 84 -8 Z"/></g>',
  );
}

/** A quiet picture behind the sign-in, 1200 by 1200 px: long bands of one palette. */
export function backdrop(random: Random, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const paints = [far, middle, near];
  let bands = '';
  for (let index = 0; index < 9; index += 1) {
    const y = 430 + index * 92;
    const lift = random.whole(60, 150);
    bands +=
      `<path d="M0 ${y} C300 ${y - lift} 500 ${y + lift} 760 ${y} S1100 ${y - lift} 1200 ${y} V1200 H0 Z"` +
      ` fill="${paints[index % 3] ?? near}" opacity="${(0.35 + index * 0.07).toFixed(2)}"/>`;
  }
  return canvas(
    1200,
    1200,
    `<rect width="1200" height="1200" fill="url(#sky)"/><circle cx="830" cy="330" r="120" fill="${accent}"/>` +
      `<circle cx="830" cy="330" r="210" fill="${accent}" opacity=".16"/>${bands}`,
    gradient('sky', top, low),
  );
}
