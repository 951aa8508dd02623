import type { Size } from './sheet.ts';

const ROW = 34;
const COLUMN = 118;

/** The same stroke over a whole sheet, every other row set off by half: path data. */
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
