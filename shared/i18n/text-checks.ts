/** Every sentence of a file of texts, by the path that leads to it. For tests. */
export function sentencesOf(texts: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...sentencesOf(value, `${path}${key}.`)],
    ),
  );
}

/** The slots and tags of a sentence, `{{name}}` and `<tag>`, in alphabetical order. */
export const slotsOf = (sentence = ''): string[] => (sentence.match(/\{\{\w+\}\}|<\w+>/g) ?? []).sort();

/** Text that a reader would meet in a component's code: between tags and braces, or in an attribute that is shown or read out. */
export function wordsIn(code: string): string[] {
  const bare = withoutTemplates(code).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|=>/gm, '');
  const read = [...bare.matchAll(/\s(?:alt|title|label|hint|placeholder|aria-label)="([^"]+)"/g)];
  const between = [...bare.matchAll(/(?<=[\w"'}/]>|\})([^<>{}]*)(?=<\/|\{)/g)].filter(isJsxText);
  return [...read, ...between].map(([, text = '']) => text.trim()).filter(text => /\p{L}/u.test(text));
}

/** Templates may be nested: the innermost are replaced first. */
function withoutTemplates(code: string): string {
  const fewer = code.replaceAll(/`(?:[^`$]|\$(?!\{)|\$\{[^`{}]*\})*`/g, '');
  return fewer === code ? code.replaceAll(/`[^`]*`/g, '') : withoutTemplates(fewer);
}

/** Code between braces looks like text between tags; it has signs and words that a sentence in JSX has not. */
function isJsxText([, text = '']: RegExpMatchArray): boolean {
  return !/[=;()[\]|&?:]|\b(?:return|else|try|catch|finally|as|satisfies|from|import|export|const|interface|type)\b/.test(
    text,
  );
}
