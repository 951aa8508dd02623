import { standingValues } from '@gangway/shared/i18n/standing-values.ts';

/** The texts of a screen: sentences by key, and groups of them. */
export interface Texts {
  readonly [key: string]: string | Texts | readonly unknown[];
}

export type Values = Readonly<Record<string, unknown>>;

/** What every text may contain; the page's language has no say in it. */
const standing: Values = standingValues;

const rules = new Map<string, Intl.PluralRules>();

/**
 * The text of a key (`part.of.it`), in i18next's format: with `count` the plural form for that number (`_one`, `_other`;
 * `_zero` where there is one), and every `{{value}}` replaced. Undefined if there is no such key.
 */
export function translate(texts: Texts, language: string, key: string, values: Values = {}): unknown {
  for (const form of formsOf(language, values.count)) {
    const text = find(texts, key + form);
    if (text !== undefined) return fill(text, values);
  }
  return undefined;
}

function formsOf(language: string, count: unknown): string[] {
  if (typeof count !== 'number') return [''];
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return [...(count === 0 ? ['_zero'] : []), `_${rule.select(count)}`, ''];
}

const find = (texts: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);

function fill(text: unknown, values: Values): unknown {
  if (typeof text === 'string')
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_slot, name: string) =>
      String(values[name] ?? standing[name] ?? ''),
    );
  if (Array.isArray(text)) return text.map(part => fill(part, values));
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, fill(part, values)]));
}
