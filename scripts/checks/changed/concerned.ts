import { type Area, areas } from './areas.ts';

/** What a change may break, as the tools take it. */
export interface Concerned {
  /** Files that Biome checks. */
  lint: string[];
  /** Source files whose unit tests are found by their imports. */
  unit: string[];
  http: string[];
  browser: string[];
}

const SOURCE = /\.(ts|tsx|mjs)$/;
const HTTP_TEST = /^api\/test\/.*\.test\.ts$/;
const BROWSER_TEST = /^(storefront|desktop)\/e2e\/.*\.spec\.ts$/;

/** The area of a file: that of the longest path it is in. Undefined for files that no area names, such as README.md. */
export function areaOf(file: string): Area | undefined {
  const paths = Object.keys(areas).filter(path => file === path || file.startsWith(`${path}/`));
  const [longest] = paths.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : areas[longest];
}

/** What these changed files, all of which exist, concern. A changed test concerns itself. */
export function concernedBy(files: readonly string[]): Concerned {
  const found = files.map(file => areaOf(file) ?? {});
  const unique = (values: string[]) => [...new Set(values)].sort();
  return {
    lint: files.filter(file => /\.(ts|tsx|mjs|css|json|html)$/.test(file)),
    unit: files.filter(file => SOURCE.test(file) && !BROWSER_TEST.test(file) && !HTTP_TEST.test(file)),
    http: unique([
      ...found.flatMap(({ http = [] }) => http.map(name => `api/test/${name}.test.ts`)),
      ...files.filter(file => HTTP_TEST.test(file)),
    ]),
    browser: unique([
      ...found.flatMap(({ browser = [] }) => browser.map(path => `${path}.spec.ts`)),
      ...files.filter(file => BROWSER_TEST.test(file)),
    ]),
  };
}
