/** The review's shop: goods, customers, orders; and the paper ledger that came before. */
import type { SeedRow } from '#mocks/seed/material/articles.ts';
import { momentOn } from '#mocks/seed/material/calendar.ts';
import { places } from '#mocks/seed/material/english-town.ts';
import { createRandom, type Random, slugOf } from '#mocks/seed/material/random.ts';

const lines = [
  ['MUG', 'mug', 'Harbour mug', 14.5, 'Stoneware, thrown in Saltby. Keeps tea hot for one argument.'],
  ['TOTE', 'tote', 'Sailcloth bag', 32, 'Cut from retired mainsails; no two patches alike.'],
  ['PRINT', 'print', 'Riso print', 24, 'Three colours on thick paper, signed in pencil.'],
  ['HAT', 'hat', 'Watch cap', 38, 'Lambswool, knitted in a lighthouse, officially.'],
  ['SOAP', 'soap', 'Seaweed soap', 7.25, 'Smells of low water, in the good way.'],
  ['BOOK', 'book', 'Year book', 28, 'Everything that was worth keeping from twelve issues.'],
  ['WAX', 'candle', 'Beeswax candle', 11, 'Burns for forty hours, or one good novel.'],
  ['LAMP', 'lantern', 'Quay lantern', 64, 'Galvanised, hand-wired, slightly too bright.'],
] as const;
const tints = ['fog', 'tar', 'samphire', 'buoy red', 'indigo', 'sand'];

/** Keys that a careless address would break. */
const oddKeys = [
  'MUG/BLUE, large',
  'TOTE #7',
  '50% WOOL',
  'C++ poster',
  'SOAP?rose',
  '+',
  'a,b',
  'PRINT & frame',
  'HAT "Größe L"',
  '..',
  'лампа/1',
  'A+B %2F',
];

const firsts = [
  'Ada',
  'Ben',
  'Chloë',
  'Dmitri',
  'Elif',
  'Femi',
  'Greta',
  'Hugo',
  'Ines',
  'Joost',
  'Kaja',
  'Liam',
  'Mina',
];
const lasts = [
  'Abbott',
  'Bergström',
  'Costa',
  'Drummond',
  'Eriksen',
  'Fofana',
  'Gray',
  'Hoang',
  'Ivers',
  'Jansen',
  'Köhler',
];
const zones = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland'];

/** `pictures[n]` is the picture of the n-th line of goods. */
export function makeShop(pictures: number[]): Record<string, SeedRow[]> {
  const random = createRandom(7731);
  const products: SeedRow[] = [];
  const add = (sku: string, line: number, tint: string) => {
    const [, , name, price, description] = lines[line] ?? lines[0];
    products.push({
      sku,
      status: random.chance(0.85) ? 'active' : random.pick(['hidden', 'retired']),
      sort: products.length + 1,
      name: `${name}, ${tint}`,
      description,
      // beyond 2^53 on purpose: neighbours must not become equal
      barcode: String(9007199254740990n + BigInt(products.length)),
      price: (price + random.whole(0, 6)).toFixed(2),
      weight: `${random.whole(0, 3)}.${String(random.whole(1, 999999)).padStart(6, '0')}`,
      stock: random.whole(0, 240),
      image: pictures[line] ?? null,
      available_from: random.chance(0.5)
        ? `202${random.whole(4, 6)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`
        : null,
      tags: random.sample(['gift', 'new', 'handmade', 'wool', 'paper'], random.whole(0, 3)).join(','),
    });
  };
  lines.forEach(([code], line) => {
    for (const tint of tints) add(`${code}-${slugOf(tint).toUpperCase()}`, line, tint);
  });
  oddKeys.forEach((key, index) => add(key, index % lines.length, `special no. ${index + 1}`));
  const heavy = products.at(-1);
  if (heavy) heavy.weight = '12345678901234.567891';

  const customers = makeCustomers(random);
  const orders = makeOrders(random, products, customers.length);
  return { products, customers, orders, legacy_ledger: makeLedger() };
}

function makeCustomers(random: Random): SeedRow[] {
  return Array.from({ length: 520 }, (_, index) => {
    const [first, last] = [firsts[index % firsts.length] ?? '', lasts[(index * 7) % lasts.length] ?? ''];
    return {
      id: index + 1,
      name: `${first} ${last}`,
      email: `${slugOf(`${first}.${last}`)}.${index + 1}@example.org`,
      city: random.pick(places),
      time_zone: random.pick(zones),
      newsletter: random.chance(0.4) ? 1 : 0,
      since: `20${random.whole(18, 25)}-0${random.whole(1, 9)}-0${random.whole(1, 9)}`,
    };
  });
}

function makeOrders(random: Random, products: readonly SeedRow[], customers: number): SeedRow[] {
  return Array.from({ length: 900 }, (_, index) => {
    const product = random.pick(products);
    const quantity = random.pick([1, 1, 1, 2, 2, 3, 6]);
    const status = random.pick(['open', 'paid', 'paid', 'shipped', 'shipped', 'shipped', 'cancelled']);
    const placed = Math.round((index / 900) * 1040);
    return {
      id: index + 1,
      status,
      product: product.sku,
      customer: random.whole(1, customers),
      quantity,
      total: (Number(product.price) * quantity).toFixed(2),
      placed_at: momentOn(random, placed),
      shipped_at: status === 'shipped' ? momentOn(random, placed + random.whole(1, 6)) : null,
      note: random.chance(0.12)
        ? random.pick(['Leave at the chandlery.', 'A present: no invoice in the box, please.', 'Ring twice.'])
        : null,
    };
  });
}

function makeLedger(): SeedRow[] {
  const random = createRandom(1907);
  const rows: SeedRow[] = [];
  for (let month = 1; month <= 12; month += 1) {
    for (let page = 1; page <= 12; page += 1) {
      rows.push({
        entry_no: `2019-${String(month).padStart(2, '0')}/${String(page).padStart(4, '0')}`,
        booked: `2019-${String(month).padStart(2, '0')}-${String(page * 2).padStart(2, '0')}`,
        party: random.pick(['Chandlery', 'Paper mill', 'Ferry office', 'Post', 'Printer', 'Bakery']),
        amount: (random.whole(-90000, 90000) / 100).toFixed(2),
        settled: random.chance(0.8) ? 1 : 0,
        memo: random.chance(0.3)
          ? random.pick(['see receipt', 'paid in herring', 'twice, see June', 'illegible'])
          : null,
      });
    }
  }
  return rows;
}
