import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../../lib/format/use-format.ts';
import { sailingsPath } from '../../../lib/paths.ts';
import type { Obstacle, PricedItem } from './priced-item.ts';
import { useRefusal } from './use-refusal.ts';

interface ItemNoticesProps {
  priced: PricedItem;
  onAskAgain: () => void;
}

const ofSailing: readonly Obstacle['kind'][] = [
  'sailing-gone',
  'sailing-closed',
  'sold-out',
  'too-few-places',
];

/** Why an item cannot be booked, what has changed, and what the customer can do. */
export function ItemNotices({ priced, onAskAgain }: ItemNoticesProps) {
  const { t } = useTranslation(['cart', 'site']);
  const { money } = useFormat();
  const { obstacle, sailing, quote, state, earlierSen } = priced;
  const reason = useRefusal(priced.item);
  const others = sailingsPath({
    departure: sailing?.route.departure.code,
    destination: sailing?.route.destination.code,
  });
  return (
    <>
      {reason && !obstacle && <Notice tone="bad" live title={reason} />}
      {obstacle && (
        <Notice
          tone="bad"
          live
          title={
            obstacle.kind === 'refused'
              ? obstacle.message
              : t(`obstacle.${obstacle.kind}`, {
                  count: obstacle.kind === 'too-few-places' ? obstacle.left : 0,
                })
          }
        >
          {ofSailing.includes(obstacle.kind) && (
            <p>
              <Link href={others}>{t(sailing ? 'obstacle.others' : 'empty.action')}</Link>
            </p>
          )}
        </Notice>
      )}
      {earlierSen !== null && quote && (
        <Notice
          tone="warn"
          live
          title={t('item.priceChanged', { earlier: money(earlierSen), now: money(quote.totalSen) })}
        />
      )}
      {state === 'failed' && (
        <Notice tone="bad" live title={t('item.failed')}>
          <Button onClick={onAskAgain}>{t('site:tryAgain')}</Button>
        </Notice>
      )}
    </>
  );
}
