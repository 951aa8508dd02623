/** A measurement and its goal. */
export interface Measure {
  name: string;
  found: number;
  goal: { most: number } | { least: number };
  unit?: string;
}

export const isMet = ({ found, goal }: Measure): boolean =>
  'most' in goal ? found <= goal.most : found >= goal.least;

/** A line per measurement: the value, the goal, and whether it is met. */
export function table(measures: readonly Measure[]): string {
  const width = Math.max(...measures.map(({ name }) => name.length));
  const lines = measures.map(measure => {
    const { name, found, goal, unit = '' } = measure;
    const limit = 'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`;
    const shown = Number.isInteger(found) ? String(found) : found.toFixed(2);
    return `${isMet(measure) ? '✓' : '✗'} ${name.padEnd(width)}  ${`${shown}${unit}`.padStart(10)}  ${limit}${unit}`;
  });
  return `${lines.join('\n')}\n`;
}
