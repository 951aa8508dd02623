import type { PaymentIcon } from '@gangway/shared/contract/payment-providers/definition.ts';
import { Banknote, CreditCard, Gift, Landmark, WalletMinimal } from 'lucide-react';
import type { Icon } from '../../../ui/icon.tsx';

/** The icons of the payment methods. */
export const paymentIcons: Readonly<Record<PaymentIcon, Icon>> = {
  bank: Landmark,
  card: CreditCard,
  wallet: WalletMinimal,
  cash: Banknote,
  voucher: Gift,
};
