import type { OrderDetail } from '@gangway/shared/contract/sales/orders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FactLine } from '../../../ui/layout/fact-line.tsx';
import { Chip } from '../../../ui/status/chip.tsx';
import styles from './held-places.module.css';

/** The passengers and prices of an unpaid order. It has no tickets yet, so nothing here may look like a ticket. */
export function HeldPlaces({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'site']);
  return (
    <Card className={styles.held} role="region" aria-labelledby="held-heading">
      <div>
        <h2 id="held-heading">{t('held.heading')}</h2>
        <p className="muted">{t('held.text')}</p>
      </div>
      <ul className={styles.list}>
        {order.tickets.map(ticket => (
          <Place
            key={ticket.id}
            name={ticket.passengerName}
            facts={[
              t(`site:ticketType.${ticket.ticketType}`),
              ticket.cabin ? t('held.inCabin', { number: ticket.cabin }) : t('tickets.noCabin'),
            ]}
            priceSen={ticket.priceSen}
            canceled={ticket.canceledAt !== null}
          />
        ))}
        {order.cabinList.map(cabin => (
          <Place
            key={cabin.id}
            name={t('held.cabin', { number: cabin.number })}
            facts={[t('held.deck', { floor: cabin.floor })]}
            priceSen={cabin.priceSen}
            canceled={cabin.canceledAt !== null}
          />
        ))}
      </ul>
    </Card>
  );
}

interface PlaceProps {
  name: string;
  facts: string[];
  priceSen: number;
  canceled: boolean;
}

function Place({ name, facts, priceSen, canceled }: PlaceProps) {
  const { t } = useTranslation('orders');
  const { money } = useFormat();
  return (
    <li className={styles.place}>
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className="muted">
          <FactLine facts={facts} />
        </span>
      </p>
      {canceled ? (
        <Chip icon="cross">{t('tickets.canceled')}</Chip>
      ) : (
        <span className={`${styles.price} numbers`}>{money(priceSen)}</span>
      )}
    </li>
  );
}
