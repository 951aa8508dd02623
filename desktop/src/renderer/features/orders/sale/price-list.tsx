import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import styles from '../fields/order.module.css';

interface PriceListProps {
  quote: Quote | undefined;
  failure: string | undefined;
  /** The room types of the sailing, for the names of the cabins. */
  roomTypes: SailingDetail['roomTypes'];
}

/** The price of the party, line by line, or the reason why there is none. */
export function PriceList({ quote, failure, roomTypes }: PriceListProps) {
  const { t } = useTranslation(['orders', 'frame']);
  const { money, text } = useFormat();
  const typeOf = (id: number | null) => {
    const type = roomTypes.find(one => one.id === id);
    return type ? text(type.name) : '';
  };
  if (failure)
    return (
      <Notice live tone="bad">
        {failure}
      </Notice>
    );
  if (!quote) return <p className={styles.quiet}>{t('sale.unpriced')}</p>;
  return (
    <dl className={styles.sums}>
      {quote.lines.map(line => (
        <div key={`${line.kind}${line.ticketType}${line.roomId}`}>
          <dt>
            {line.ticketType
              ? t('sale.tickets', { count: line.quantity, type: t(`frame:ticketType.${line.ticketType}`) })
              : t('sale.cabinLine', { number: line.roomNumber ?? '', type: typeOf(line.roomTypeId) })}
          </dt>
          <dd>{money(line.totalSen)}</dd>
        </div>
      ))}
      {quote.promo && quote.promo.discountSen > 0 && (
        <div>
          <dt>{t('sale.promoLine', { code: quote.promo.code })}</dt>
          <dd>−{money(quote.promo.discountSen)}</dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{t('sale.total')}</dt>
        <dd>{money(quote.totalSen)}</dd>
      </div>
    </dl>
  );
}
