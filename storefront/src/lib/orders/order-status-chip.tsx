import type { OrderStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/status/chip.tsx';

const tones: Record<OrderStatus, NonNullable<ComponentProps<typeof Chip>['tone']>> = {
  unpaid: 'warn',
  paid: 'ok',
  completed: 'info',
  canceled: 'neutral',
  refunded: 'neutral',
};

/** The status of an order, as text with a color. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>;
}
