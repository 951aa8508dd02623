/** The numbers in `(R52)`, `(I3)`, `(R33, R35)` or `(invariants I1 and I2)`. */
export function numbersIn(text: string): string[] {
  const groups = text.matchAll(/(?:\(|invariants? )([RI]\d+\b[^)\n]*)/g);
  return [...groups].flatMap(([, group = '']) => group.match(/\b[RI]\d{1,3}\b/g) ?? []);
}

/** The numbers that a document defines: the first cell of a row. */
export function numbersGiven(document: string): string[] {
  return [...document.matchAll(/^\| ([RI]\d+) \|/gm)].map(([, number = '']) => number);
}

/** The links of a document into the project, as written. */
export function linksIn(document: string): string[] {
  const link = /\]\((?!https?:|mailto:|#)([^)#|\\]+)(?:#[^)]*)?\)/g;
  return [...document.matchAll(link)].map(([, path = '']) => path);
}

/** The top folders and files of a project, and the first names of paths within them. */
export interface Tree {
  /** `api`, `docs`, …: a path from the project's folder starts with one of them. */
  tops: readonly string[];
  /** `reservations`, `domain`, …: a path that starts with one of them was cut short. */
  inner: readonly string[];
}

/**
 * The paths that a document names in backticks. `whole` start at the project's folder, `cut` somewhere within, and
 * `names` are files without a folder. `<feature>` stands for any name, and text after the first space is not part of a
 * path.
 */
export function pathsIn(
  document: string,
  { tops, inner }: Tree,
): Record<'whole' | 'cut' | 'names', string[]> {
  const paths = { whole: [] as string[], cut: [] as string[], names: [] as string[] };
  const prose = document.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, code = ''] of prose.matchAll(/`([^`\n]+)`/g)) {
    const path = code.replace(/[:,]$/, '').replace(/\/$/, '');
    if (!/^[\w.@*{},<>/-]+$/.test(path)) continue;
    const [first = ''] = path.split('/');
    if (path.includes('/') && tops.includes(first)) paths.whole.push(path);
    else if (path.includes('/') && inner.includes(first)) paths.cut.push(path);
    else if (/^[\w-][\w.-]*\.(tsx?|mjs|css)$/.test(path)) paths.names.push(path);
  }
  return paths;
}

/** The paths from the project's folder in a source file's comments; `.ts` may be omitted. */
export function pathsInComments(source: string, { tops }: Tree): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? [];
  const path = new RegExp(`(?<![\\w/.@'"-])(?:${tops.join('|')})/[\\w./@-]*\\w`, 'g');
  return comments.flatMap(comment => comment.match(path) ?? []);
}

/** Lines of code that a document quotes, with the file that it names right above them. */
export function quotesIn(document: string): { path: string; code: string }[] {
  const quotes = document.matchAll(/^`([^`\n]+)`:\n\n```\w+\n([\s\S]*?)^```/gm);
  return [...quotes].map(([, path = '', code = '']) => ({ path, code }));
}

/** Code without the indentation that a quotation leaves out. */
export const unindented = (code: string): string => code.replaceAll(/^[ \t]+/gm, '').trim();
