import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRefusals } from './refusals.ts';

/** Why an item was not booked, if it is unchanged since. Without the reason where that was written in another language. */
export function useRefusal(item: CartItem): string | undefined {
  const { t } = useTranslation('cart');
  const { language } = useFormat();
  const refusal = useRefusals(({ refusals }) => refusals[item.id]);
  if (refusal?.of !== JSON.stringify(item)) return undefined;
  return refusal.language === language ? refusal.message : t('item.refused');
}
