import type { ScannerLanes } from '../../../../bridge-gate.ts';

type Mistake = 'name' | 'sameName' | 'port' | 'samePort';

/** The mistakes in lanes, by field: `first`, `wedge`, and `lane-0` and `path-0` of the further ones. */
export function mistakesOf(
  { first, wedge, others }: ScannerLanes,
  firstPath: string,
): ReadonlyMap<string, Mistake> {
  const mistakes = new Map<string, Mistake>();
  const names = new Set<string>();
  const name = (field: string, input: string, isNeeded: boolean) => {
    const text = input.trim();
    if (text === '' && isNeeded) mistakes.set(field, 'name');
    if (text !== '' && names.has(text)) mistakes.set(field, 'sameName');
    names.add(text);
  };
  name('first', first, others.length > 0 || wedge.trim() !== '');
  name('wedge', wedge, false);
  const paths = new Set([firstPath]);
  for (const [at, { lane, path }] of others.entries()) {
    name(`lane-${at}`, lane, true);
    if (path.trim() === '') mistakes.set(`path-${at}`, 'port');
    else if (paths.has(path.trim())) mistakes.set(`path-${at}`, 'samePort');
    paths.add(path.trim());
  }
  return mistakes;
}
