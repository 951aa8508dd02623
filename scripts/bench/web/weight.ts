import type { Measure } from '../goals.ts';
import type { FetchedFile } from './first-view.ts';

/** Bytes of a KB in the goals: 1 000. */
const KB = 1000;
const SCRIPTS_KB = 110;
const TIMES_REACT = 1.6;
/** Two fonts, reduced to the letters and weights that the site uses; complete they weigh 87. */
const FONTS_KB = 50;

/**
 * The size of a page's first view, compared with its goals.
 *
 * @param reactBytes react and react-dom alone, of the same build
 */
export function weightOf(
  page: string,
  fetched: readonly FetchedFile[],
  { origin, reactBytes }: { origin: string; reactBytes: number },
): Measure[] {
  const scripts = bytesOf(fetched, 'script');
  const elsewhere = fetched.filter(({ url }) => url.origin !== origin);
  return [
    { name: `${page} JavaScript`, found: scripts / KB, goal: { most: SCRIPTS_KB }, unit: ' KB' },
    {
      name: `${page} JavaScript / (react + react-dom)`,
      found: scripts / reactBytes,
      goal: { most: TIMES_REACT },
    },
    { name: `${page} fonts`, found: bytesOf(fetched, 'font') / KB, goal: { most: FONTS_KB }, unit: ' KB' },
    { name: `${page} files from elsewhere`, found: elsewhere.length, goal: { most: 0 } },
  ];
}

const bytesOf = (fetched: readonly FetchedFile[], type: string): number =>
  fetched.filter(file => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
