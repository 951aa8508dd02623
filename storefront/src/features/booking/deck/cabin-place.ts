import type { CabinOffer } from '@gangway/shared/contract/sailings.ts';
import { whereaboutsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { useTranslation } from 'react-i18next';

/** Says where a cabin is, as far as the plan tells: its side, near which end, and beside which of the chosen cabins. */
export function useCabinPlace(cabins: readonly CabinOffer[], roomIds: readonly number[]) {
  const { t } = useTranslation(['booking', 'deck', 'site']);
  const chosen = cabins.filter(({ roomId }) => roomIds.includes(roomId)).map(({ number }) => number);
  return (cabin: CabinOffer): string[] => {
    const { near, neighbors } = whereaboutsOf(cabin, cabins);
    const end = near === 'middle' ? t('site:position.midship') : near && t(`deck:near.${near}`);
    return [
      t(`site:position.${cabin.position}`),
      ...(end ? [end] : []),
      ...neighbors.filter(number => chosen.includes(number)).map(number => t('deck:nextTo', { number })),
    ];
  };
}
