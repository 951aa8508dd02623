import {
  type CounterProvider,
  counterProvider,
  counterProviderCodes,
} from '@gangway/shared/contract/payment-providers/counter.ts';
import type { PaymentIcon } from '@gangway/shared/contract/payment-providers/definition.ts';
import { Banknote, CreditCard, Gift, Landmark, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import type { Icon } from '../../../ui/icon.tsx';
import styles from '../fields/order.module.css';
import { CashTill } from './cash-till.tsx';
import { FurtherWays } from './further-ways.tsx';
import { mainPartOf, type PaymentBinding } from './payment-values.ts';
import { SlipFields } from './slip-fields.tsx';

interface CounterPaymentProps {
  dueSen: number;
  provider: CounterProvider;
  bind: PaymentBinding;
  /** The balance of the order's agent, if it has one. */
  balanceSen?: number | null | undefined;
}

/**
 * Payment at the counter: the provider and the fields that it requires, for the whole amount or the rest after other
 * parts.
 */
export function CounterPayment({ dueSen, provider, bind, balanceSen = null }: CounterPaymentProps) {
  const { t } = useTranslation(['orders', 'providers']);
  const chosen = bind('provider', t('payment.provider'));
  const restSen = Math.max(0, mainPartOf({ further: bind('further', '').value }, dueSen));
  const tendered = bind('tenderedSen', t('cash.tendered'));
  return (
    <div className={styles.dialog}>
      <RadioGroup
        label={chosen.label}
        row
        choices={counterProviderCodes.map(code => ({
          value: code,
          label: t(`providers:${code}.name`),
          icon: paymentIcons[counterProvider(code).icon],
        }))}
        value={provider}
        onChange={chosen.onChange}
      />
      {counterProvider(provider).givesChange ? (
        <CashTill
          dueSen={restSen}
          tenderedSen={tendered.value}
          onTendered={tendered.onChange}
          id={tendered.id}
          error={tendered.error}
        />
      ) : (
        <SlipFields key={provider} dueSen={restSen} provider={provider} bind={bind} />
      )}
      <FurtherWays dueSen={dueSen} bind={bind} balanceSen={balanceSen} />
    </div>
  );
}

/** The icons of the payment methods. */
const paymentIcons: Readonly<Record<PaymentIcon, Icon>> = {
  bank: Landmark,
  card: CreditCard,
  wallet: WalletMinimal,
  cash: Banknote,
  voucher: Gift,
};
