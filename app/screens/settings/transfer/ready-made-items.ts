/** A few items for each ready-made model, so that there is something to look at and to try things on. Pure. */
import type { Item } from '#app/entities/items/types.ts';
import type { ReadyMadeId } from './ready-made.ts';

export interface ReadyMadeItem {
  collection: string;
  /** What others link it by, and what it is called while it is made. */
  name: string;
  values: Item;
  /** Fields that hold the key of an item before it, by that one's name. */
  links?: Readonly<Record<string, string>>;
}

const item = (
  collection: string,
  name: string,
  values: Item,
  links?: ReadyMadeItem['links'],
): ReadyMadeItem => ({ collection, name, values, ...(links ? { links } : {}) });

const article = (title: string, status: string, teaser: string, author: string, category: string) =>
  item('articles', title, { title, status, teaser, body: `<p>${teaser}</p>` }, { author, category });
const author = (name: string, about: string) => item('authors', name, { name, about });
const category = (name: string) => item('categories', name, { name });

const product = (name: string, sku: string, price: string, stock: number, kind: string) =>
  item('products', name, { name, sku, price, stock, status: 'published' }, { category: kind });
const line = (purchase: string, bought: string, quantity: number, price: string) =>
  item('purchase_lines', `${purchase}: ${bought}`, { quantity, price }, { purchase, product: bought });

const event = (title: string, status: string, begins: string, ends: string, place: string) =>
  item('events', title, { title, status, begins, ends }, { place });

export const readyMadeItems: Record<ReadyMadeId, readonly ReadyMadeItem[]> = {
  publication: [
    author('Ines Moreau', 'Writes about rivers and those who live beside them.'),
    author('Tom Adeyemi', 'Cooks, then writes it down.'),
    category('Reports'),
    category('Kitchen'),
    article(
      'The ferry that still goes by hand',
      'published',
      'Four minutes from bank to bank, as long as the rope holds.',
      'Ines Moreau',
      'Reports',
    ),
    article(
      'Bread for a week without an oven',
      'published',
      'A pan, a lid and a little patience.',
      'Tom Adeyemi',
      'Kitchen',
    ),
    article(
      'What the flood left behind',
      'draft',
      'A walk along the waterline a year later.',
      'Ines Moreau',
      'Reports',
    ),
  ],
  shop: [
    item('product_categories', 'Tea', { name: 'Tea' }),
    item('product_categories', 'Cups', { name: 'Cups' }),
    product('Smoked black tea, 100 g', 'TEA-001', '8.50', 40, 'Tea'),
    product('Mint from the garden, 50 g', 'TEA-002', '4.20', 25, 'Tea'),
    product('Cup with a handle', 'CUP-001', '14.00', 12, 'Cups'),
    item('customers', 'Rosa Lindqvist', { name: 'Rosa Lindqvist', email: 'rosa@example.com' }),
    item(
      'purchases',
      '1001',
      { number: '1001', status: 'published', placed_on: '2026-03-02' },
      { customer: 'Rosa Lindqvist' },
    ),
    line('1001', 'Smoked black tea, 100 g', 2, '8.50'),
    line('1001', 'Cup with a handle', 1, '14.00'),
  ],
  events: [
    item('places', 'Old mill', { name: 'Old mill', address: '3 Weir Lane' }),
    item('places', 'Town library', { name: 'Town library', address: '12 Market Square' }),
    event('Evening of short films', 'published', '2027-02-05 19:30:00', '2027-02-05 22:00:00', 'Old mill'),
    event('Reading for children', 'published', '2027-02-13 10:00:00', '2027-02-13 11:00:00', 'Town library'),
    event('Repair café', 'draft', '2027-02-20 14:00:00', '2027-02-20 18:00:00', 'Old mill'),
  ],
};
