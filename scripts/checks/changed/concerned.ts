import { type Area, areas } from './areas.ts';

/** The files and tests that a change may break, as arguments for the tools. */
export interface Selection {
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

/** The area of a file: that of its longest matching path. Undefined for files that no area names, such as README.md. */
export function areaOf(file: string): Area | undefined {
  const paths = Object.keys(areas).filter(path => file === path || file.startsWith(`${path}/`));
  const [longest] = paths.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : areas[longest];
}

/** What these changed files, all of which exist, may break. A changed test selects itself. */
export function concernedBy(files: readonly string[]): Selection {
  const areasOfFiles = files.map(file => areaOf(file) ?? {});
  const unique = (values: string[]) => [...new Set(values)].sort();
  return {
    lint: files.filter(file => /\.(ts|tsx|mjs|css|json|html)$/.test(file)),
    unit: files.filter(file => SOURCE.test(file) && !BROWSER_TEST.test(file) && !HTTP_TEST.test(file)),
    http: unique([
      ...areasOfFiles.flatMap(({ http = [] }) => http.map(name => `api/test/${name}.test.ts`)),
      ...files.filter(file => HTTP_TEST.test(file)),
    ]),
    browser: unique([
      ...areasOfFiles.flatMap(({ browser = [] }) => browser.map(path => `${path}.spec.ts`)),
      ...files.filter(file => BROWSER_TEST.test(file)),
    ]),
  };
}
