import { cloneElement, type ReactElement, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { onLanguage, pending, shownLanguage, textOf } from './loaded-texts.ts';
import type { Values } from './translate.ts';

/** The words of the frame around the screens; every other screen names its own. */
const DEFAULT_SCREEN = 'site';

/**
 * Stands in the browser for the package of this name (see docs/decisions): `t` of the screen named first, and of the
 * others by `screen:key`. Waits, in React's way, for words that are not there yet.
 */
export function useTranslation(screens: string | readonly string[] = DEFAULT_SCREEN) {
  const language = useSyncExternalStore(onLanguage, shownLanguage);
  const names = typeof screens === 'string' ? [screens] : screens;
  const arrival = pending(names);
  if (arrival) use(arrival);
  const [first = DEFAULT_SCREEN] = names;
  // A new function a language: what is memoized by `t` is said anew.
  return useMemo(() => {
    const t = (key: string, values?: Values) => textOf(first, key, values);
    return { t, i18n: { language, t } };
  }, [first, language]);
}

interface TransProps {
  t: (key: string) => string;
  i18nKey: string;
  /** What stands for each tag of the sentence: `<terms>these words</terms>`. */
  components: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

/** A sentence with links in it, which each language places where it needs them. */
export function Trans({ t, i18nKey, components }: TransProps): ReactNode[] {
  return t(i18nKey)
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((part, index) => {
      const [, tag = '', words] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
      const element = components[tag];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not change places
      return element ? cloneElement(element, { key: index }, words) : part;
    });
}
