import type { CabinChangePreview } from '@gangway/shared/contract/office/orders/cabin-changes.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';

/** What a change of cabin does to the price and to the rooms. */
export function CabinConsequence({ preview }: { preview: CabinChangePreview }) {
  const { t } = useTranslation('desk');
  const { money, sentences } = useFormat();
  const { kind, from, to, toPaySen, refundSen } = preview;
  const words = { from, to, toPay: money(toPaySen), refund: money(refundSen) };
  const price = () => {
    if (kind === 'swap') return t('cabin.swapped', words);
    if (kind === 'join') return t('cabin.joined');
    if (kind === 'split') return t('cabin.another', words);
    if (toPaySen > 0) return t('cabin.dearer', words);
    return refundSen > 0 ? t('cabin.cheaper', words) : t('cabin.same');
  };
  return (
    <Notice live tone="info">
      {sentences([price(), ...(preview.checkedIn ? [t('cabin.checkedIn', words)] : [])])}
    </Notice>
  );
}
