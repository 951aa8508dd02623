import { type CounterProvider, counterProvider } from '@gangway/shared/contract/payment-providers/counter.ts';
import { useTranslation } from 'react-i18next';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useWedge } from '../../../lib/wedge/use-wedge.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import styles from '../fields/order.module.css';
import { EntryFields } from './entry-fields.tsx';
import type { PaymentBinding } from './payment-values.ts';

interface SlipFieldsProps {
  dueSen: number;
  provider: CounterProvider;
  bind: PaymentBinding;
}

/** For money taken elsewhere, such as at a card terminal: the amount, the data of its slip, and a confirmation. */
export function SlipFields({ dueSen, provider, bind }: SlipFieldsProps) {
  const { t } = useTranslation('providers');
  const { money } = useFormat();
  const amount = money(dueSen);
  const confirmed = bind('confirmedSen', t(`${provider}.approved` as 'counter.name', { amount }));
  const { onChange: setReference } = bind('entries.reference', '');
  useScanner({ who: 'page', code: setReference });
  useWedge(setReference);
  return (
    <>
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t(`${provider}.amount` as 'counter.name')}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      <EntryFields entries={counterProvider(provider).entries} texts={`${provider}.entries`} bind={bind} />
      <Checkbox
        id={confirmed.id}
        label={confirmed.label}
        value={confirmed.value === dueSen}
        onChange={seen => confirmed.onChange(seen ? dueSen : null)}
      />
    </>
  );
}
