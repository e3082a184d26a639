/** The places of the review's stores: wide at the top, and one way that goes down nine levels. */
import type { SeedRow } from '#mocks/seed/material/articles.ts';

const regions = ['North shore', 'South shore', 'Islands', 'Marsh', 'Sound'];
const harbours = ['Saltby', 'Thornmouth', 'Marrow Quay', 'Gull Hythe', 'Low Ferring', 'Dunmere'];
const buildings = ['Net loft', 'Boathouse', 'Harbour office'];
const rooms = ['Front room', 'Back room', 'Cellar'];
/** Nine levels, from the top down. */
export const deep = [
  'Archive',
  'Second floor',
  'Map room',
  'West wall',
  'Cabinet 4',
  'Drawer 9',
  'Folder 12',
  'Sleeve 3',
  'Chart of the bar',
];
const kinds = ['region', 'harbour', 'building', 'room', 'shelf'];

export function makePlaces(): SeedRow[] {
  const rows: SeedRow[] = [];
  const sorts = new Map<number | null, number>();
  const add = (name: string, parent: number | null, depth: number): number => {
    const id = rows.length + 1;
    const sort = (sorts.get(parent) ?? 0) + 1;
    sorts.set(parent, sort);
    rows.push({ id, sort, name, kind: kinds[Math.min(depth, 4)], parent, note: null });
    return id;
  };
  for (const region of regions) {
    const top = add(region, null, 0);
    for (const harbour of harbours) {
      const place = add(harbour, top, 1);
      for (const building of buildings) {
        const house = add(building, place, 2);
        for (const room of rooms) add(room, house, 3);
      }
    }
  }
  deep.reduce<number | null>((parent, name, depth) => add(name, parent, depth), null);
  return rows;
}
