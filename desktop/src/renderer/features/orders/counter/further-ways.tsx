import {
  type CounterWay,
  counterProvider,
  counterProviderCodes,
  counterWay,
} from '@gangway/shared/contract/payment-providers/counter.ts';
import { MOST_FURTHER_WAYS, restOf } from '@gangway/shared/contract/sales/counter-taking.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Split, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MoneyField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../fields/order.module.css';
import { EntryFields } from './entry-fields.tsx';
import { emptyEntries, type FurtherValues, type PaymentBinding, splitAmount } from './payment-values.ts';

interface FurtherWaysProps {
  dueSen: number;
  bind: PaymentBinding;
  /** The balance of the order's agent; null without one. */
  balanceSen: number | null;
}

/** The parts of a payment that use other providers: amount and required fields. */
export function FurtherWays({ dueSen, bind, balanceSen }: FurtherWaysProps) {
  const { t } = useTranslation(['desk', 'providers']);
  const { money } = useFormat();
  const { value: ways, onChange } = bind('further', '');
  const codes: CounterWay[] = [
    ...counterProviderCodes,
    ...(balanceSen !== null ? (['balance'] as const) : []),
  ];
  const set = (index: number, change: Partial<FurtherValues>) =>
    onChange(ways.map((way, at) => (at === index ? { ...way, ...change } : way)));
  const add = () => {
    const provider = balanceSen !== null ? 'balance' : counterProviderCodes[0];
    onChange([...ways, { provider, amountSen: null, entries: entriesOfAll() }]);
  };
  return (
    <>
      {ways.map((way, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payment methods can have the same values, so only the index identifies one
        <fieldset key={index} className={styles.way}>
          <legend className={styles.quiet}>{t('split.part', { position: index + 1 })}</legend>
          <div className={styles.entries}>
            <SelectField
              label={t('split.with')}
              value={way.provider}
              choices={codes.map(value => ({ value, label: t(`providers:${value}.name`) }))}
              onChange={provider => set(index, { provider })}
            />
            <MoneyField
              {...bind(`further.${index}.amountSen`, t('split.amount'))}
              error={
                splitAmount(way, balanceSen) === 'too-much'
                  ? t('split.balance', { amount: money(balanceSen ?? 0) })
                  : bind(`further.${index}.amountSen`, t('split.amount')).error
              }
            />
          </div>
          <EntryFields
            entries={counterWay(way.provider).entries}
            texts={`${way.provider}.entries`}
            bind={(name, label) => bind(`further.${index}.${name}`, label)}
          />
          <IconButton
            className={styles.wayEnd}
            icon={Trash2}
            label={t('split.remove', { position: index + 1 })}
            onClick={() => onChange(ways.filter((_, at) => at !== index))}
          />
        </fieldset>
      ))}
      <div className={styles.quick}>
        {ways.length < MOST_FURTHER_WAYS && (
          <Button size="small" icon={Split} onClick={add}>
            {t(ways.length === 0 ? 'split.action' : 'split.another')}
          </Button>
        )}
        {ways.length > 0 && (
          <span className={styles.quiet} role="status">
            {t('split.rest', { amount: money(Math.max(0, restOf(dueSen, ways.map(withAmount)))) })}
          </span>
        )}
      </div>
    </>
  );
}

const withAmount = ({ amountSen }: FurtherValues) => ({ amountSen: amountSen ?? 0 });

/** Entries of every provider, so that switching between them loses nothing. */
const entriesOfAll = (): Record<string, string> =>
  Object.assign({}, ...counterProviderCodes.map(code => emptyEntries(counterProvider(code).entries)));
