/** Moving by keys among tiles that stand in rows, with headings between some of the rows. Pure. */

export interface TileRect {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The tile that a key leads to from the one at `from`; null for keys that lead nowhere. It stops at the edges. */
export function gridNeighbour(
  key: string,
  from: number,
  tiles: readonly TileRect[],
  isRtl: boolean,
): number | null {
  const last = tiles.length - 1;
  const forward = Math.min(last, from + 1);
  const back = Math.max(0, from - 1);
  switch (key) {
    case 'ArrowRight':
      return isRtl ? back : forward;
    case 'ArrowLeft':
      return isRtl ? forward : back;
    case 'ArrowDown':
      return nextRow(from, tiles, 1);
    case 'ArrowUp':
      return nextRow(from, tiles, -1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The nearest tile of the row above or below, which may have fewer of them. */
function nextRow(from: number, tiles: readonly TileRect[], way: 1 | -1): number {
  const own = tiles[from];
  if (!own) return from;
  const distance = ({ top }: TileRect) => (top - own.top) * way;
  const beyond = tiles.filter((tile) => distance(tile) > own.height / 2);
  const nearest = Math.min(...beyond.map(distance));
  const row = beyond.filter((tile) => distance(tile) < nearest + own.height / 2);
  const centre = (tile: TileRect) => tile.left + tile.width / 2;
  const [target] = row.toSorted(
    (a, b) => Math.abs(centre(a) - centre(own)) - Math.abs(centre(b) - centre(own)),
  );
  return target ? tiles.indexOf(target) : from;
}
