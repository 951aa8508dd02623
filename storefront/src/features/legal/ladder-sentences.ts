import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import type { TFunction } from 'i18next';

/** The cancellation ladder as text, one line per tier: "89 to 46 days: 25%." (R91). */
export function ladderSentences(ladder: PublicSettings['cancellationLadder'], t: TFunction<'legal'>): string {
  return ladder
    .map(({ minDaysBefore: least, chargePercent: percent }, index) => {
      const above = ladder[index - 1];
      const charge = percent === 0 ? t('ladder.nothing') : t('ladder.percent', { percent });
      if (!above) return least === 0 ? t('ladder.always', { charge }) : t('ladder.most', { least, charge });
      const most = above.minDaysBefore - 1;
      return least === 0 ? t('ladder.least', { most, charge }) : t('ladder.between', { most, least, charge });
    })
    .join('\n');
}
