/** Landscapes and still lifes as SVG text. Shapes and gradients only, so that the JPEG files stay small. */
import type { Random } from '#mocks/seed/material/random.ts';

/** Sky top, sky bottom, far, middle, near, accent: hex colours. */
export type Palette = [string, string, string, string, string, string];

export const palettes: Record<string, Palette> = {
  dawn: ['#f6c9a8', '#fdeedd', '#b88a92', '#6f6780', '#2f3a52', '#e4572e'],
  noon: ['#8ec9d9', '#e6f4f1', '#6fa7ad', '#3f7d84', '#17505a', '#f2b134'],
  dusk: ['#2b2d5b', '#e08e79', '#6d4c74', '#43345f', '#1d1b3a', '#ffd166'],
  storm: ['#5d6b78', '#c3ccd0', '#7d8b91', '#4c5a62', '#252f37', '#c9503c'],
  meadow: ['#cfe6d4', '#f7f7e6', '#a3c293', '#62935f', '#2f5d46', '#d95f43'],
  night: ['#0b1633', '#274b6d', '#1f3a57', '#14263f', '#081122', '#f8e9a1'],
  clay: ['#f3d9c4', '#fbf1e6', '#d59c7c', '#a9654b', '#5c3a31', '#2f7f79'],
  mint: ['#d5efe6', '#ffffff', '#8cc7b5', '#3f9486', '#124f4b', '#ef8354'],
};

export const canvas = (width: number, height: number, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<defs>${defs}</defs>${body}</svg>`;

export const gradient = (
  id: string,
  from: string,
  to: string,
  turn = 'x1="0" y1="0" x2="0" y2="1"',
): string =>
  `<linearGradient id="${id}" ${turn}><stop offset="0" stop-color="${from}"/>` +
  `<stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A filled band from a wavy upper edge down to the bottom of the picture. */
function band(
  random: Random,
  width: number,
  height: number,
  top: number,
  swing: number,
  colour: string,
): string {
  const steps = 6;
  let path = `M0 ${height} L0 ${top + random.whole(-swing, swing)}`;
  for (let step = 1; step <= steps; step += 1) {
    const x = (width / steps) * step;
    const y = top + random.whole(-swing, swing);
    const middle = x - width / steps / 2;
    path += ` C${middle} ${y + random.whole(-swing, swing)} ${middle} ${y} ${x} ${y}`;
  }
  return `<path d="${path} L${width} ${height} Z" fill="${colour}"/>`;
}

const sun = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.9}" fill="${colour}" opacity=".18"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

function ripples(
  random: Random,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count: number,
): string {
  let lines = '';
  for (let index = 0; index < count; index += 1) {
    const y = top + ((bottom - top) * index) / count + random.whole(0, 6);
    const length = random.whole(40, 150) * (0.5 + index / count);
    const x = random.whole(-20, width - 60);
    lines += `<rect x="${x}" y="${y}" width="${length}" height="${2 + (4 * index) / count}" rx="3" fill="${colour}"/>`;
  }
  return `<g opacity=".45">${lines}</g>`;
}

function boat(x: number, y: number, size: number, hull: string, sail: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 0 L64 0 L44 26 L-44 26 Z" fill="${hull}"/>` +
    `<rect x="-3" y="-120" width="5" height="120" fill="${hull}"/><path d="M6 -112 L6 -12 L62 -12 Z" fill="${sail}"/>` +
    `<path d="M-8 -96 L-8 -12 L-48 -12 Z" fill="${sail}" opacity=".8"/></g>`
  );
}

export function hills(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
      sun(width * (0.2 + random.next() * 0.6), height * 0.32, height * 0.08, accent) +
      band(random, width, height, height * 0.5, 40, far) +
      band(random, width, height, height * 0.66, 46, middle) +
      band(random, width, height, height * 0.82, 40, near),
    gradient('sky', top, low),
  );
}

export function sea(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const horizon = height * 0.46;
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${horizon}" fill="url(#sky)"/>` +
      sun(width * 0.68, horizon - height * 0.12, height * 0.09, accent) +
      `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#water)"/>` +
      ripples(random, width, horizon + 8, height - 20, low, 34) +
      boat(width * 0.3, horizon + height * 0.16, height / 420, near, low) +
      boat(width * 0.62, horizon + height * 0.07, height / 900, near, top),
    gradient('sky', top, low) + gradient('water', far, middle),
  );
}

export function harbour(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const quay = height * 0.62;
  const paints = [low, far, accent, middle, top];
  let houses = '';
  let x = -20;
  while (x < width) {
    const breadth = random.whole(70, 130);
    const tall = random.whole(110, 210);
    const paint = random.pick(paints);
    houses +=
      `<rect x="${x}" y="${quay - tall}" width="${breadth}" height="${tall}" fill="${paint}"/>` +
      `<path d="M${x - 6} ${quay - tall} l${breadth / 2 + 6} -48 l${breadth / 2 + 6} 48 Z" fill="${near}"/>`;
    for (let storey = quay - tall + 24; storey < quay - 40; storey += 46) {
      houses += `<rect x="${x + breadth * 0.2}" y="${storey}" width="16" height="24" fill="${near}" opacity=".75"/>`;
      houses += `<rect x="${x + breadth * 0.62}" y="${storey}" width="16" height="24" fill="${near}" opacity=".75"/>`;
    }
    x += breadth + 4;
  }
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${quay}" fill="url(#sky)"/>${houses}` +
      `<rect y="${quay}" width="${width}" height="26" fill="${near}"/>` +
      `<rect y="${quay + 26}" width="${width}" height="${height}" fill="url(#water)"/>` +
      ripples(random, width, quay + 40, height - 10, low, 22) +
      boat(width * 0.24, quay + height * 0.16, height / 560, accent, low) +
      boat(width * 0.72, quay + height * 0.22, height / 430, near, low),
    gradient('sky', top, low) + gradient('water', middle, near),
  );
}

export function lighthouse(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const x = width * 0.62;
  const base = height * 0.74;
  const tall = height * 0.5;
  let bands = '';
  for (let stripe = 0; stripe < 5; stripe += 1) {
    const y = base - tall + (tall / 5) * stripe;
    bands += `<rect x="${x - 44}" y="${y}" width="88" height="${tall / 5}" fill="${stripe % 2 ? accent : low}"/>`;
  }
  const lamp = base - tall;
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
      `<path d="M${x} ${lamp - 22} L0 ${lamp - 150} L0 ${lamp + 110} Z" fill="${accent}" opacity=".28"/>` +
      `<rect y="${height * 0.66}" width="${width}" height="${height}" fill="${far}"/>` +
      ripples(random, width, height * 0.68, height * 0.9, low, 20) +
      `<clipPath id="taper"><path d="M${x - 28} ${lamp} L${x + 28} ${lamp} L${x + 44} ${base} L${x - 44} ${base} Z"/>` +
      `</clipPath><g clip-path="url(#taper)">${bands}</g>` +
      `<rect x="${x - 26}" y="${lamp - 44}" width="52" height="44" fill="${near}"/>` +
      `<circle cx="${x}" cy="${lamp - 22}" r="14" fill="${accent}"/>` +
      `<path d="M${x - 34} ${lamp - 44} L${x} ${lamp - 76} L${x + 34} ${lamp - 44} Z" fill="${near}"/>` +
      band(random, width, height, height * 0.78, 26, middle) +
      band(random, width, height, height * 0.9, 22, near),
    gradient('sky', top, low),
  );
}

export function birds(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  let flock = '';
  for (let index = 0; index < 46; index += 1) {
    const size = 5 + random.next() * 15;
    const angle = random.next() * Math.PI * 2;
    const reach = Math.sqrt(random.next());
    const x = width * 0.5 + Math.cos(angle) * reach * width * 0.38;
    const y = height * 0.32 + Math.sin(angle) * reach * height * 0.22 - (x - width / 2) * 0.12;
    flock += `<path d="M${x - size * 2} ${y} q${size} ${-size} ${size * 2} 0 q${size} ${-size} ${size * 2} 0"/>`;
  }
  let reeds = '';
  for (let index = 0; index < 70; index += 1) {
    const x = random.whole(0, width);
    reeds += `<path d="M${x} ${height} q${random.whole(-14, 14)} -90 ${random.whole(-26, 26)} ${-random.whole(90, 210)}"/>`;
  }
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
      sun(width * 0.16, height * 0.6, height * 0.07, accent) +
      `<g fill="none" stroke="${near}" stroke-width="4" stroke-linecap="round">${flock}</g>` +
      band(random, width, height, height * 0.72, 18, far) +
      band(random, width, height, height * 0.84, 20, middle) +
      `<g fill="none" stroke="${near}" stroke-width="5" stroke-linecap="round">${reeds}</g>`,
    gradient('sky', top, low),
  );
}

export function stillLife(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  const table = height * 0.66;
  let fruit = '';
  for (let index = 0; index < 6; index += 1) {
    const radius = random.whole(34, 52);
    const x = width * 0.5 + (index - 2.5) * 74;
    fruit +=
      `<circle cx="${x}" cy="${table + 70 - radius}" r="${radius}" fill="${index % 3 ? accent : far}"/>` +
      `<circle cx="${x - radius / 3}" cy="${table + 58 - radius}" r="${radius / 4}" fill="#fff" opacity=".4"/>`;
  }
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
      `<rect y="${table}" width="${width}" height="${height}" fill="${middle}"/>` +
      `<path d="M0 ${table} h${width} v18 h${-width} Z" fill="${near}" opacity=".35"/>` +
      `<g transform="translate(${width * 0.24} ${table + 60})"><path d="M-44 0 V-170 q0 -40 26 -60 V-300 h36 v70 q26 20 26 60` +
      ` V0 q-44 22 -88 0 Z" fill="${near}"/><rect x="-30" y="-150" width="60" height="80" fill="${low}" opacity=".8"/></g>` +
      fruit +
      `<rect x="${width * 0.74}" y="${table - 120}" width="150" height="190" rx="10" fill="${far}"/>` +
      `<rect x="${width * 0.74 + 18}" y="${table - 96}" width="114" height="70" fill="${low}" opacity=".75"/>`,
    gradient('wall', low, top, 'x1="0" y1="0" x2="1" y2="1"'),
  );
}

export function chart(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  let lines = '';
  for (let ring = 11; ring > 0; ring -= 1) {
    let path = '';
    for (let turn = 0; turn <= 24; turn += 1) {
      const angle = (turn / 24) * Math.PI * 2;
      const wobble = 1 + 0.2 * Math.sin(angle * 3 + ring / 3) + 0.1 * Math.cos(angle * 5 - ring / 2);
      const x = width * 0.46 + Math.cos(angle) * ring * 56 * wobble;
      const y = height * 0.54 + Math.sin(angle) * ring * 36 * wobble;
      path += `${turn === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)} `;
    }
    const paint = ring < 4 ? low : ring < 7 ? top : far;
    lines += `<path d="${path}Z" fill="${paint}" fill-opacity=".5" stroke="${middle}" stroke-width="2"/>`;
  }
  const dots = Array.from({ length: 9 }, () => {
    const [x, y] = [random.whole(80, width - 80), random.whole(60, height - 60)];
    return `<circle cx="${x}" cy="${y}" r="7" fill="${accent}"/>`;
  }).join('');
  const route = `<path d="M60 ${height - 70} Q${width * 0.3} ${height * 0.2} ${width * 0.55} ${height * 0.5} T${width - 60} 80"`;
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${far}"/>${lines}${dots}` +
      `${route} fill="none" stroke="${near}" stroke-width="5" stroke-dasharray="16 12"/>`,
  );
}

export function market(random: Random, width: number, height: number, colours: Palette): string {
  const [top, low, far, middle, near, accent] = colours;
  let stalls = '';
  for (let stall = 0; stall < 3; stall += 1) {
    const x = 40 + (stall * (width - 60)) / 3;
    const breadth = width / 3 - 50;
    const paint = [accent, middle, far][stall] ?? accent;
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const left = x + (breadth / 8) * stripe;
      stalls +=
        `<path d="M${left} 180 h${breadth / 8} v110 q${-breadth / 16} 40 ${-breadth / 8} 0 Z"` +
        ` fill="${stripe % 2 ? low : paint}"/>`;
    }
    stalls += `<path d="M${x + 10} 280 v300 M${x + breadth - 10} 280 v300" stroke="${near}" stroke-width="10"/>`;
    stalls += `<rect x="${x}" y="430" width="${breadth}" height="150" fill="${near}"/>`;
    for (let crate = 0; crate < 14; crate += 1) {
      const cx = x + 24 + (crate % 7) * ((breadth - 48) / 6);
      const cy = 424 - Math.floor(crate / 7) * 34;
      stalls += `<circle cx="${cx}" cy="${cy}" r="19" fill="${random.pick([accent, top, middle, far])}"/>`;
    }
  }
  return canvas(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#air)"/>${stalls}` +
      `<rect y="580" width="${width}" height="${height}" fill="${near}" opacity=".85"/>`,
    gradient('air', low, top),
  );
}
