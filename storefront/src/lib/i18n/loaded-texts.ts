import { loadTexts } from './text-files.ts';
import { type Texts, translate, type Values } from './translate.ts';

/** The texts of a screen in one language, and their loading state. */
interface Words {
  texts?: Texts;
  failed?: boolean;
  arrival: Promise<void>;
}

const languages = new Map<string, Map<string, Words>>();
const listeners = new Set<() => void>();
let language = 'en';

function wordsOf(of: string): Map<string, Words> {
  const words = languages.get(of) ?? new Map<string, Words>();
  languages.set(of, words);
  return words;
}

function fetchWords(of: string, screen: string): Words {
  const words: Words = {
    arrival: loadTexts(of, screen).then(
      texts => {
        words.texts = texts;
      },
      error => {
        words.failed = true;
        throw error;
      },
    ),
  };
  wordsOf(of).set(screen, words);
  return words;
}

/** Resolves when the texts of these screens are loaded; retries those that failed to load. */
async function load(of: string, screens: Iterable<string>): Promise<void> {
  const loading = [...screens].map(screen => {
    const words = wordsOf(of).get(screen);
    return words && !words.failed ? words : fetchWords(of, screen);
  });
  await Promise.all(loading.map(words => words.arrival));
}

export const loadScreens = (screens: readonly string[]): Promise<void> => load(language, screens);

/** The promise to wait for before these screens can be shown, the same one each time; undefined when all are loaded. */
export function pending(screens: readonly string[]): Promise<void> | undefined {
  for (const screen of screens) {
    const words = wordsOf(language).get(screen) ?? fetchWords(language, screen);
    if (!words.texts) return words.arrival;
  }
}

/** Switches the language, after all texts shown so far have been loaded in it. */
export async function switchLanguage(next: string): Promise<void> {
  await load(next, wordsOf(language).keys());
  language = next;
  for (const listener of listeners) listener();
}

/** The text of `key` or `screen:key`; the key itself if missing. */
export function textOf(screen: string, key: string, values?: Values): unknown {
  const [of, within] = key.includes(':') ? key.split(':') : [screen, key];
  const texts = wordsOf(language).get(of ?? '')?.texts;
  return (texts && translate(texts, language, within ?? '', values)) ?? key;
}

export const shownLanguage = (): string => language;

export function onLanguage(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
