import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadingText } from '../../../lib/page/loading-parts.tsx';
import { QuoteLines } from '../../../lib/quotes/quote-lines.tsx';
import { RefundLadder } from '../../../lib/refunds/refund-ladder.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useRefused } from '../refusal/refused-context.ts';
import { PromoEntry } from './promo-entry.tsx';
import styles from './review-step.module.css';

interface PriceCardsProps {
  quote: UseQueryResult<Quote>;
  /** Whether a promo code can be entered: it belongs to one order, not to an item of the cart. */
  takesPromo: boolean;
}

/** The price with its lines, and what a cancellation costs. */
export function PriceCards({ quote: { data: quote, isFetching }, takesPromo }: PriceCardsProps) {
  const { t } = useTranslation(['review', 'booking']);
  const { money } = useFormat();
  const refusedFields = useRefused();
  return (
    <>
      <Card className={styles.card}>
        <h3>{t('step.price')}</h3>
        {quote ? (
          <>
            <QuoteLines lines={quote.lines} promo={quote.promo} />
            <p className={styles.total}>
              <span>{t('booking:total.name')}</span>
              <strong className="numbers">{money(quote.totalSen)}</strong>
            </p>
          </>
        ) : (
          <LoadingText lines={3} />
        )}
        {takesPromo && (
          <PromoEntry promo={quote?.promo} pending={isFetching} error={refusedFields.get('promoCode')} />
        )}
      </Card>
      <Card className={styles.card}>
        <h3>{t('step.refunds')}</h3>
        {quote ? <RefundLadder steps={quote.ladder} /> : <LoadingText lines={4} />}
      </Card>
    </>
  );
}
