import type { Size } from './sheet.ts';

const ROW = 34;
const COLUMN = 118;

/** Path data of the same stroke repeated over a whole area, with every other row shifted by half. */
export function arcs({ width, height }: Size, stroke: string): string {
  const rows = Math.ceil(height / ROW) + 1;
  const columns = Math.ceil(width / COLUMN) + 1;
  const marks = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const x = ((index % columns) - (row % 2) / 2) * COLUMN + ((row * 37) % 23);
    return `M${x} ${row * ROW + 14}${stroke}`;
  });
  return marks.join('');
}
