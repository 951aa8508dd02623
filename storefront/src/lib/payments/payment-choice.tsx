import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAvailableBalance } from '../requests/agent-account.ts';
import { type PaymentProviderChoice, usePaymentOptions } from '../requests/payment-options.ts';
import { useFormat } from '../use-format.ts';

const icons: Record<PaymentProviderChoice, IconName> = { sandbox: 'bank', stripe: 'card', balance: 'wallet' };

interface PaymentChoiceProps {
  value: PaymentProviderChoice | '';
  onChange: (provider: PaymentProviderChoice) => void;
  error: string | undefined;
}

/** How to pay. One must be chosen (specification section 5); none is chosen for anybody. */
export function PaymentChoice({ value, onChange, error }: PaymentChoiceProps) {
  const { t } = useTranslation(['payment', 'site']);
  const { money } = useFormat();
  const options = usePaymentOptions();
  const mayUseBalance = options.data?.providers.includes('balance') ?? false;
  const availableSen = useAvailableBalance(mayUseBalance);
  if (options.isPending) return <Skeleton height="6rem" />;
  if (options.isError)
    return (
      <Notice tone="bad" live title={options.error.message}>
        <Button onClick={() => options.refetch()}>{t('site:tryAgain')}</Button>
      </Notice>
    );
  return (
    <RadioCards
      id="payment-method"
      legend={t('method.legend')}
      name="provider"
      error={error}
      value={value === '' ? undefined : value}
      options={options.data.providers.map(choice => ({
        value: choice,
        icon: icons[choice],
        title: t(`method.${choice}`),
        description:
          choice === 'balance' && availableSen !== null
            ? t('method.balanceLeft', { amount: money(availableSen) })
            : t(`method.${choice}Text`),
      }))}
      onChange={onChange}
    />
  );
}
