import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  linksIn,
  numbersGiven,
  numbersIn,
  pathsIn,
  pathsInComments,
  quotesIn,
  type Tree,
  unindented,
} from './documents/references.ts';

const project = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const foldersIn = (folder: string) =>
  readdirSync(join(project, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => name);

const WORKSPACES = ['api', 'shared', 'storefront', 'desktop', 'scripts', 'docs'];
const tree: Tree = {
  tops: WORKSPACES,
  inner: ['api/src', 'shared', 'storefront/src', 'desktop/src'].flatMap(foldersIn),
};

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'shared/i18n/GLOSSARY.md',
  ...globSync('docs/**/*.md', { cwd: project }),
];

const built = /(^|\/)(node_modules|dist|out|release)(\.[^/]*)?$/;
/** This file contains dead paths, to test that they are found. */
const self = 'scripts/doc-links.test.ts';
const sources = globSync(
  [`{${WORKSPACES.join(',')}}/**/*.{ts,tsx,mjs,css,html}`, '*.{ts,mjs,json}', '.ci/*'],
  {
    cwd: project,
    exclude: path => built.test(path),
  },
).filter(file => file !== self);
const names = new Set(sources.map(file => basename(file)));

/** Output of commands, which a fresh clone does not have. */
const MADE = ['desktop/release'];

/** Whether there is a file for a path in a text: `<name>` and `*` stand for any name, `.ts` may be omitted. */
function exists(path: string): boolean {
  if (MADE.includes(path)) return true;
  const pattern = path.replaceAll(/<[\w-]+>/g, '*');
  if (/[*{]/.test(pattern)) return globSync(pattern, { cwd: project }).length > 0;
  return ['', '.ts', '.tsx', '.md'].some(end => existsSync(join(project, path + end)));
}

/** `docs/decisions/0007` is short for the one decision of that number. */
const existsInComment = (path: string): boolean =>
  exists(path) || (/^docs\/decisions\/\d{4}$/.test(path) && exists(`${path}-*.md`));

const deadLinks = (document: string, text: string) =>
  linksIn(text).filter(link => !existsSync(join(project, dirname(document), link)));

/** Paths that lead nowhere, and those that do not start at the project's folder. */
function deadPaths(text: string): string[] {
  const { whole, cut, names: files } = pathsIn(text, tree);
  return [...whole.filter(path => !exists(path)), ...cut, ...files.filter(file => !names.has(file))];
}

describe('every link and path of a document leads to a file', () => {
  test.each(documents)('%s', document => {
    const text = read(document);
    expect(deadLinks(document, text)).toEqual([]);
    expect(deadPaths(text)).toEqual([]);
  });

  test('and one that leads nowhere is found', () => {
    const links = 'See [what](README.md#c), ![it](docs/none.png) and [there](https://example.com).';
    expect(deadLinks('README.md', links)).toEqual(['docs/none.png']);
    expect(
      deadPaths(
        '`api/src/app.ts`, `api/src/features/<feature>`, `desktop/src/main/*.test.ts` and `app.ts` are there, ' +
          '`api/src/none.ts`, `docs/<name>/none`, `reservations/state` and `none.service.ts` are not; `/notify`, `a/b` are no files.',
      ),
    ).toEqual(['api/src/none.ts', 'docs/<name>/none', 'reservations/state', 'none.service.ts']);
  });
});

describe('the table of docs/architecture.md that says where things are', () => {
  const rows = read('docs/architecture.md').matchAll(/^\| (.+?) \| `(\S+)` \| `(\w+)` \|$/gm);

  test.each([...rows].map(([, what = '', file = '', name = '']) => [what, file, name]))(
    '%s: %s exports %s',
    (_what, file, name) => {
      expect(read(file)).toMatch(
        new RegExp(`^export (async )?(const|function|class|interface|type) ${name}\\b`, 'm'),
      );
    },
  );

  test('answers twenty questions', () => {
    expect(
      [...read('docs/architecture.md').matchAll(/^\| .+? \| `\S+` \| `\w+` \|$/gm)].length,
    ).toBeGreaterThanOrEqual(20);
  });
});

describe('what a document quotes', () => {
  const wrong = (text: string) =>
    quotesIn(text).filter(({ path, code }) => !unindented(read(path)).includes(unindented(code)));

  test('is what the file says', () => {
    const texts = documents.map(read);
    expect(texts.flatMap(quotesIn).length).toBeGreaterThan(5);
    expect(texts.flatMap(wrong)).toEqual([]);
  });

  test('and other text is found', () => {
    const quote = (code: string) => `\`package.json\`:\n\n\`\`\`json\n${code}\n\`\`\`\n`;
    expect(wrong(quote('"name": "gangway",') + quote('"name": "ferry",'))).toEqual([
      { path: 'package.json', code: '"name": "ferry",\n' },
    ]);
  });
});

describe('what a comment points at is there', () => {
  const numbers = [
    ...numbersGiven(read('docs/requirements.md')),
    ...numbersGiven(read('docs/architecture.md')),
  ];
  const unknown = (text: string) => numbersIn(text).filter(number => !numbers.includes(number));

  test('every number is given once', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test('requirements and invariants', () => {
    const deadReferences = [...sources, ...documents].flatMap(file =>
      unknown(read(file)).map(number => `${file}: ${number}`),
    );
    expect(deadReferences).toEqual([]);
  });

  test('files', () => {
    const outsideReferences = sources.flatMap(file =>
      pathsInComments(read(file), tree)
        .filter(path => !existsInComment(path))
        .map(path => `${file}: ${path}`),
    );
    expect(outsideReferences).toEqual([]);
  });

  test('and a missing one is found', () => {
    expect(unknown('Held (R52), (R33, R999: so) and (invariants I1 and I99); room R1.')).toEqual([
      'R999',
      'I99',
    ]);
    const source =
      "/** As shared/domain/money says\n * (docs/decisions/0002), not api/src/none. */\nload('api/none');";
    expect(pathsInComments(source, tree).filter(path => !existsInComment(path))).toEqual(['api/src/none']);
  });
});

describe('no file points out of the repository', () => {
  const outside =
    /\b(?:SPECIFICATION|DESIGN|BRAND|EXAMPLES)(?:\.md|,| §| sections? )|\b[Ss]pecification sections? /;

  test('to the documents it was made from', () => {
    expect([...sources, ...documents].filter(file => outside.test(read(file)))).toEqual([]);
  });

  test('and one that does is found', () => {
    expect(outside.test('(DESIGN section 6)')).toBe(true);
    expect(outside.test('the specification of the port')).toBe(false);
  });
});

describe('decision records', () => {
  const records = globSync('docs/decisions/*.md', { cwd: project }).sort();

  test('are numbered without a gap', () => {
    expect(records.map(file => Number(basename(file).slice(0, 4)))).toEqual(
      records.map((_, index) => index + 1),
    );
  });

  test.each(records)('%s has context, decision and consequences on at most 40 lines', file => {
    const lines = read(file).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines[0]).toMatch(new RegExp(`^# ${Number(basename(file).slice(0, 4))}\\. \\S`));
    const parts = lines.flatMap(
      line => /^\*\*(Context|Decision|Consequences|Turned down)\.\*\*/.exec(line)?.[1] ?? [],
    );
    expect(parts.slice(0, 3)).toEqual(['Context', 'Decision', 'Consequences']);
    expect(parts.slice(3).every(part => part === 'Turned down')).toBe(true);
  });
});
