import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { FormRow } from '../../../ui/form/form.tsx';
import styles from '../fields/order.module.css';

/** The price of the party, line by line, or the reason why there is none. */
export function PriceList({ quote, failure }: { quote: Quote | undefined; failure: string | undefined }) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money } = useFormat();
  if (failure)
    return (
      <FormRow>
        <Notice live tone="bad">
          {failure}
        </Notice>
      </FormRow>
    );
  if (!quote)
    return (
      <FormRow>
        <p className={styles.quiet}>{t('sale.unpriced')}</p>
      </FormRow>
    );
  return (
    <FormRow>
      <dl className={styles.sums}>
        {quote.lines.map(line => (
          <div key={`${line.ticketType}${line.roomId}`}>
            <dt>
              {line.ticketType
                ? t('sale.tickets', { count: line.quantity, type: t(`frame:ticketType.${line.ticketType}`) })
                : t('sale.cabinLine', { number: line.roomNumber ?? '' })}
            </dt>
            <dd>{money(line.totalSen)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{t('sale.total')}</dt>
          <dd>{money(quote.totalSen)}</dd>
        </div>
      </dl>
    </FormRow>
  );
}
