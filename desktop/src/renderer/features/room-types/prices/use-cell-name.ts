import { useTranslation } from 'react-i18next';
import type { PriceLine } from './use-price-sheet.ts';

/** Monday first, as in a week's prices. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Returns the name of a cell: `SV2, Daytime, Tue`. */
export function useCellName() {
  const { t } = useTranslation(['room-types', 'frame']);
  return (line: PriceLine | undefined, column: number): string =>
    t('prices.cell', {
      code: line?.type.code,
      session: line && t(`frame:session.${line.session}`),
      day: t(`prices.weekday.${weekdays[column] ?? 'mon'}`),
    });
}
