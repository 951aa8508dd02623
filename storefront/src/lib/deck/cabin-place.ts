import type { CabinPlace } from '@gangway/shared/contract/sailings.ts';
import { whereaboutsOf } from '@gangway/shared/domain/cabins/deck-layout.ts';
import { useTranslation } from 'react-i18next';

/** Says where a cabin is, as far as the plan tells: its side, near which end, and beside which of the chosen cabins. */
export function useCabinPlace(cabins: readonly CabinPlace[], roomIds: readonly number[]) {
  const { t } = useTranslation(['deck', 'site']);
  const chosen = cabins.filter(({ roomId }) => roomIds.includes(roomId)).map(({ number }) => number);
  return (cabin: CabinPlace): string[] => {
    const { near, neighbors } = whereaboutsOf(cabin, cabins);
    const end = near === 'middle' ? t('site:position.midship') : near && t(`near.${near}`);
    return [
      t(`site:position.${cabin.position}`),
      ...(end ? [end] : []),
      ...neighbors.filter(number => chosen.includes(number)).map(number => t('nextTo', { number })),
    ];
  };
}

/** What is beside a cabin, and whether it suits a wheelchair. */
export function useCabinSigns() {
  const { t } = useTranslation('deck');
  return ({ beside, accessible }: CabinPlace): string[] => [
    ...beside.map(facility => t(`beside.${facility}`)),
    ...(accessible ? [t('accessible')] : []),
  ];
}
