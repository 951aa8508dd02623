import { languages } from '@gangway/shared/contract/base/languages.ts';
import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../lib/i18n/i18n.ts';
import { isLanguage } from '../../lib/i18n/language.ts';

/** Long enough to read the whole screen, suitcase in hand. */
const TURN_MS = 12_000;

/** The screen speaks the language of its address (`?lang=`), else all of them in turn. */
export function useScreenLanguage(asked: string | null): void {
  useEffect(() => {
    if (isLanguage(asked)) {
      void showLanguage(asked);
      return;
    }
    const turn = () => {
      const next = languages[(languages.indexOf(currentLanguage()) + 1) % languages.length];
      // Without a connection the words of the next language may not arrive: this one stays.
      if (next) showLanguage(next).catch(() => undefined);
    };
    const turning = setInterval(turn, TURN_MS);
    return () => clearInterval(turning);
  }, [asked]);
}
