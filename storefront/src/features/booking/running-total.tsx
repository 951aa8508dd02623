import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { QuoteLines } from '../../lib/quotes/quote-lines.tsx';
import styles from './running-total.module.css';
import { ActionPlace } from './step/step-action.tsx';

/** The current total: beside the form on a wide screen, at the bottom edge on a phone, with the step's button. */
export function RunningTotal({ quote }: { quote: UseQueryResult<Quote> }) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const { data } = quote;
  return (
    <section className={styles.total} aria-label={t('total.label')} aria-busy={quote.isFetching}>
      {data && (
        <div className={styles.lines}>
          <QuoteLines lines={data.lines} promo={data.promo} />
        </div>
      )}
      <p className={styles.sum} role="status">
        <span>{t('total.name')}</span>
        <span className={styles.amount}>{data ? money(data.totalSen) : '…'}</span>
      </p>
      <ActionPlace className={styles.action} />
    </section>
  );
}
