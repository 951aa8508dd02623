import { isMet } from './goals.ts';
import type { Measurement } from './measurement.ts';

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));

/** A line per measurement: whether the goal is met, the median, the lowest and the highest round, the goal, the load. */
export function measurementTable(results: readonly { id: string; measurements: Measurement[] }[]): string {
  const rows = results.flatMap(({ id, measurements }) =>
    measurements.map(measurement => {
      const { name, found: median, rounds, goal, unit = '', load } = measurement;
      return [
        `${isMet(measurement) ? '✓' : '✗'} ${id}`,
        name,
        `${shown(median)}${unit}`,
        `${shown(Math.min(...rounds))}–${shown(Math.max(...rounds))}`,
        `${'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`}${unit}`,
        load.toFixed(1),
      ];
    }),
  );
  const lines = [['  id', 'measured', 'median', 'rounds', 'goal', 'load'], ...rows];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map(line => line[column]?.length ?? 0)),
  );
  return `${lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
