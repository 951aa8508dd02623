import type { Quote, QuoteLine } from '@gangway/shared/contract/sales/quotes.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import styles from './quote-lines.module.css';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  promo?: Quote['promo'];
}

/** Tickets, chosen seats and cabins with their prices, and the discount of a promo code. */
export function QuoteLines({ lines, promo }: QuoteLinesProps) {
  const { t } = useTranslation(['booking', 'site']);
  const { money } = useFormat();
  const nameOf = (line: QuoteLine) => {
    if (line.kind === 'seat') return t('total.seats', { count: line.quantity, price: money(line.unitSen) });
    return line.kind === 'ticket'
      ? t(`site:ticketTypeCount.${line.ticketType ?? 'adult'}`, { count: line.quantity })
      : t('total.cabin', { number: line.roomNumber, deck: line.floor });
  };
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={`${line.kind}-${line.ticketType ?? line.roomId}`} className={styles.line}>
          <span>
            {nameOf(line)}{' '}
            {line.kind === 'ticket' && line.quantity > 1 && (
              <span className={`${styles.each} muted`}>
                {t('total.each', { price: money(line.unitSen) })}
              </span>
            )}
          </span>
          <span className="numbers">{money(line.totalSen)}</span>
        </li>
      ))}
      {promo && promo.discountSen > 0 && (
        <li className={styles.line}>
          <span>{t('total.promo', { code: promo.code })}</span>
          <span className="numbers">−{money(promo.discountSen)}</span>
        </li>
      )}
    </ul>
  );
}
