import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A QR code in black on white in every theme: that is what cameras read. `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  // The quiet zone of four modules is a part of the code.
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  }
  return { size, path: runs.join('') };
}
