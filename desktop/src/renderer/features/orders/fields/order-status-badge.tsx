import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';

const tones: Record<OrderStatus, Tone> = {
  unpaid: 'warn',
  paid: 'ok',
  completed: 'neutral',
  canceled: 'bad',
  refunded: 'info',
};

/** The status of an order. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}
