import type { CartItem } from '@gangway/shared/contract/sales/carts.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { VoyageArt } from '../../../lib/art/voyage-art.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LoadingText } from '../../../lib/page/loading-parts.tsx';
import { QuoteLines } from '../../../lib/quotes/quote-lines.tsx';
import { RefundLadder } from '../../../lib/refunds/refund-ladder.tsx';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './item-card.module.css';
import { ItemNotices } from './item-notices.tsx';
import { ItemVoyage } from './item-voyage.tsx';
import type { PricedItem } from './priced-item.ts';

interface ItemCardProps {
  priced: PricedItem;
  onChange: (item: CartItem) => void;
  onRemove: (item: CartItem) => void;
  onAskAgain: () => void;
}

/** One sailing in the cart: passengers, current price, and changes. */
export function ItemCard({ priced, onChange, onRemove, onAskAgain }: ItemCardProps) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const { item, sailing, quote, state, earlierSen } = priced;
  const nameId = `cart-${item.id}`;
  // What is loaded moves the buttons away from under a finger, so until then they take no press.
  const isLoading = state === 'loading';
  const changeable = isLoading || (sailing?.bookable ?? false);
  return (
    <li className={styles.item} aria-labelledby={nameId}>
      <Card padding="none" className={styles.card}>
        <VoyageArt
          className={styles.picture}
          session={sailing?.session ?? 'daytime'}
          {...(sailing && { ship: sailing.ship.code, port: sailing.route.destination.code })}
          frame="banner"
        />
        <div className={styles.body}>
          <ItemVoyage item={item} sailing={sailing} nameId={nameId} />
          <ItemNotices priced={priced} onAskAgain={onAskAgain} />
          {state === 'loading' && <LoadingText lines={2} />}
          {quote && (
            <>
              <QuoteLines lines={quote.lines} />
              <p className={styles.sum}>
                <span>{t('item.total')}</span>
                <span className={styles.prices}>
                  {earlierSen !== null && (
                    <s className="muted">
                      <span className="visually-hidden">{t('item.earlierPrice')} </span>
                      {money(earlierSen)}
                    </s>
                  )}
                  <strong className={styles.amount}>{money(quote.totalSen)}</strong>
                </span>
              </p>
              {quote.ladder.length > 0 && (
                <Disclosure summary={t('item.refunds')}>
                  <RefundLadder steps={quote.ladder} />
                </Disclosure>
              )}
            </>
          )}
          <div className={styles.actions}>
            {changeable && (
              <Button aria-describedby={nameId} disabled={isLoading} onClick={() => onChange(item)}>
                {t('item.change')}
              </Button>
            )}
            <Button
              variant="quiet"
              aria-describedby={nameId}
              disabled={isLoading}
              onClick={() => onRemove(item)}
            >
              {t('item.remove')}
            </Button>
          </div>
        </div>
      </Card>
    </li>
  );
}
