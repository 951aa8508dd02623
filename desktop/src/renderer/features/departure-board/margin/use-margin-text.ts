import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Margin } from './unsent.ts';

/** By how much a number on board may be wrong, as a suffix and in words; null if it is exact. */
export function useMarginText() {
  const { t } = useTranslation('departure-board');
  const { time } = useFormat();
  return ({ unsent, silent, since }: Margin): { short: string; long: string } | null => {
    if (unsent === 0 && silent === 0) return null;
    const parts = [
      since !== null && t('count.silent', { count: silent, time: time(since) }),
      unsent > 0 && t('count.unsentDetail', { count: unsent }),
    ];
    return {
      short: silent > 0 ? t('count.unknown') : t('count.unsent', { count: unsent }),
      long: parts.filter(Boolean).join(' · '),
    };
  };
}
