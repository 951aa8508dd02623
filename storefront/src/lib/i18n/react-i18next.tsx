import { cloneElement, type ReactElement, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { onLanguage, pending, shownLanguage, textOf } from './loaded-texts.ts';
import type { Values } from './translate.ts';

/** The texts of header and footer; every other screen names its own. */
const DEFAULT_SCREEN = 'site';

/**
 * Replaces the package of this name in the browser (see docs/decisions): `t` of the first screen, and of the others by
 * `screen:key`. Suspends while texts are loading.
 */
export function useTranslation(screens: string | readonly string[] = DEFAULT_SCREEN) {
  const language = useSyncExternalStore(onLanguage, shownLanguage);
  const names = typeof screens === 'string' ? [screens] : screens;
  const arrival = pending(names);
  if (arrival) use(arrival);
  const [first = DEFAULT_SCREEN] = names;
  // A new function per language, so that values memoized by `t` are recomputed.
  return useMemo(() => {
    const t = (key: string, values?: Values) => textOf(first, key, values);
    return { t, i18n: { language, t } };
  }, [first, language]);
}

interface TransProps {
  t: (key: string) => string;
  i18nKey: string;
  /** The element for each tag of the sentence: `<terms>these words</terms>`. */
  components: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

/** A sentence with links, whose position each translation chooses. */
export function Trans({ t, i18nKey, components }: TransProps): ReactNode[] {
  return t(i18nKey)
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((part, index) => {
      const [, tag = '', words] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
      const element = components[tag];
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed
      return element ? cloneElement(element, { key: index }, words) : part;
    });
}
