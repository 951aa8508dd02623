import { languages } from '@gangway/shared/contract/base/languages.ts';
import { useEffect } from 'react';
import { currentLanguage, showLanguage } from '../../lib/i18n/i18n.ts';
import { isLanguage } from '../../lib/i18n/language.ts';

/** Long enough to read the whole screen. */
const TURN_MS = 12_000;

/** Shows the language of the address (`?lang=`), else all languages in rotation. */
export function useScreenLanguage(fixed: string | null): void {
  useEffect(() => {
    if (isLanguage(fixed)) {
      void showLanguage(fixed);
      return;
    }
    const showNext = () => {
      const next = languages[(languages.indexOf(currentLanguage()) + 1) % languages.length];
      // Offline, the texts of the next language may fail to load: the current one stays.
      if (next) showLanguage(next).catch(() => undefined);
    };
    const timer = setInterval(showNext, TURN_MS);
    return () => clearInterval(timer);
  }, [fixed]);
}
