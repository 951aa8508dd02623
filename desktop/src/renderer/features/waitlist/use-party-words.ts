import type { OfficeWaitlistParty } from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';

/** The texts about a party of a waiting list. */
export function usePartyWords() {
  const { t } = useTranslation('waitlist');
  const { text, money, time, language } = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the formats change with the language alone
  return useMemo(
    () => ({
      /** "No. 12 · Tan Wei Ming" for a party at the counter. */
      whoOf: ({ name, number }: OfficeWaitlistParty) =>
        number === null ? name : `${t('number', { number })} · ${name}`,
      wantsOf({ cabins, mostSen, otherSailings }: OfficeWaitlistParty) {
        const parts = [
          cabins ? t('cabins', { count: cabins.count, type: text(cabins.name) }) : t('noCabin'),
          mostSen !== null && t('most', { amount: money(mostSen) }),
          otherSailings > 0 && t('others', { count: otherSailings }),
        ];
        return parts.filter(Boolean).join(' · ');
      },
      statusOf({ offer, kind }: OfficeWaitlistParty) {
        if (!offer) return t('status.waiting');
        if (!offer.here) return t('status.elsewhere');
        return t(kind === 'standby' ? 'status.called' : 'status.offered', { until: time(offer.expiresAt) });
      },
    }),
    [t, language],
  );
}
