import { leastAmount, onlineProviders } from '@gangway/shared/contract/payment-providers/online.ts';
import { currency } from '@gangway/shared/domain/money/currency.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../ui/fields/focus-field.ts';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { useFormat } from '../format/use-format.ts';
import { useAvailableBalance } from '../requests/agent-account.ts';
import { type PaymentProviderChoice, usePaymentOptions } from '../requests/payment-options.ts';
import { useBalanceShortage } from './balance-shortage.ts';

interface PaymentChoiceProps {
  /** The amount due: methods with a higher minimum are not offered (R332). Null until it is loaded: then all are offered. */
  amountSen: number | null;
  value: PaymentProviderChoice | '';
  /** Also called for the first method, and if the chosen one no longer accepts the amount; '' if none does. */
  onChange: (provider: PaymentProviderChoice | '') => void;
  error: string | undefined;
}

const ID = 'payment-method';

/**
 * The choice of payment method. The first one is chosen already, and another can be (R377). One must be chosen (R52): where none
 * is offered, none is. A balance that is too small says what it lacks (R386); the caller then starts no payment. If the focus is
 * moved here before the methods are loaded, it moves on to them afterwards.
 */
export function PaymentChoice({ amountSen, value, onChange, error }: PaymentChoiceProps) {
  const { t } = useTranslation('payment');
  const options = usePaymentOptions();
  const { isPending, isSuccess } = options;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending && document.activeElement === group.current) focusField(ID);
  }, [isPending]);
  const unnamed = !isSuccess && { role: 'group', 'aria-label': t('method.legend'), 'aria-busy': isPending };
  return (
    <div ref={group} id={ID} tabIndex={-1} {...unnamed}>
      {isPending && <Skeleton height="6rem" />}
      {options.isError && <NoOptions message={options.error.message} onRetry={options.refetch} />}
      {isSuccess && (
        <Providers
          amountSen={amountSen}
          providers={options.data.providers}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </div>
  );
}

function NoOptions({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('site');
  return (
    <Notice tone="bad" live title={message}>
      <Button onClick={() => onRetry()}>{t('tryAgain')}</Button>
    </Notice>
  );
}

function Providers({
  amountSen,
  providers,
  value,
  onChange,
  error,
}: PaymentChoiceProps & { providers: readonly PaymentProviderChoice[] }) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const leastOf = (code: PaymentProviderChoice) => leastAmount(code, currency().code);
  const taking = providers.filter(code => amountSen === null || amountSen >= leastOf(code));
  const chosen = value !== '' && taking.includes(value) ? value : (taking[0] ?? '');
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (chosen !== value) change.current(chosen);
  }, [chosen, value]);
  const availableSen = useAvailableBalance(providers.includes('balance'));
  const missingSen = useBalanceShortage(value, amountSen);
  if (taking.length === 0 && providers.length > 0) {
    const minimum = Math.min(...providers.map(leastOf));
    return <Notice tone="warn" live title={t('method.tooLittle', { minimum: money(minimum) })} />;
  }
  return (
    <RadioCards
      legend={t('method.legend')}
      name="provider"
      error={error ?? (missingSen > 0 ? t('method.balanceShort', { missing: money(missingSen) }) : undefined)}
      value={value === '' ? undefined : value}
      options={taking.map(choice => ({
        value: choice,
        icon: onlineProviders[choice].icon,
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
