import type { SailingMovePreview } from '@gangway/shared/contract/office/orders/order-changes.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

type Words = ReturnType<typeof useTranslation<['orders', 'frame']>>['t'];
type Money = ReturnType<typeof useFormat>['money'];

const isDivided = ({ guests }: SailingMovePreview): boolean => guests.some(({ goes }) => !goes);

/** The label of the button of a move. */
export function actionOf(preview: SailingMovePreview | undefined, money: Money, t: Words): string {
  if (!preview) return t('move.action');
  const { kind, toPaySen, refundSen } = preview;
  if (kind === 'cancel-and-rebook')
    return t(isDivided(preview) ? 'move.actionLateApart' : 'move.actionLate', { toPay: money(toPaySen) });
  if (toPaySen > 0) return t('move.actionDearer', { toPay: money(toPaySen) });
  return refundSen > 0 ? t('move.actionCheaper', { refund: money(refundSen) }) : t('move.action');
}

/** The adult fare of another sailing, beside that of the party's own: "RM 12.00 more an adult". */
export function fareBeside(fareSen: number, ownSen: number, money: Money, t: Words): string {
  if (fareSen === ownSen) return t('move.sameFare');
  const difference = money(Math.abs(fareSen - ownSen));
  return t(fareSen > ownSen ? 'move.moreFare' : 'move.lessFare', { difference });
}

/** Old and new cabins with their types; warns if the party gets a lower class. */
export function CabinsCompared({ cabins: { had, given, difference } }: Pick<SailingMovePreview, 'cabins'>) {
  const { t } = useTranslation('orders');
  const { text, enumerate } = useFormat();
  if (difference === 'none') return null;
  const named = (cabins: typeof had) =>
    cabins.length === 0
      ? t('order.noCabin')
      : enumerate(cabins.map(({ number, type }) => t('move.cabinOf', { number, type: text(type) })));
  const sides = { from: named(had), to: named(given) };
  if (difference === 'lesser') return <Notice tone="warn">{t('move.lesserCabins', sides)}</Notice>;
  return <Notice tone="info">{t('move.cabins', sides)}</Notice>;
}

/** The cost of a move, and what happens to the order's number and codes. */
export function Consequence({ days, preview }: { days: number; preview: SailingMovePreview }) {
  const { t } = useTranslation('orders');
  const { money, sentences } = useFormat();
  const { kind, chargePercent, chargeSen, refundSen, toPaySen } = preview;
  const apart = isDivided(preview);
  const amounts = { charge: money(chargeSen), refund: money(refundSen), toPay: money(toPaySen) };
  if (kind === 'cancel-and-rebook')
    return (
      <Notice tone="warn">
        {t(apart ? 'move.lateApart' : 'move.late', {
          days,
          percent: chargePercent,
          ...amounts,
        })}
      </Notice>
    );
  const side = toPaySen > 0 ? 'dearer' : refundSen > 0 ? 'cheaper' : 'same';
  const cost = t(apart ? `move.${side}Apart` : `move.${side}`, amounts);
  return <Notice tone="info">{sentences([cost, t(apart ? 'move.codesApart' : 'move.codes')])}</Notice>;
}
