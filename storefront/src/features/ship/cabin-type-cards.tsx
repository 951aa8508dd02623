import type { ShipDetail } from '@gangway/shared/contract/sailings.ts';
import { useTranslation } from 'react-i18next';
import { CabinDrawing } from '../../lib/cabins/cabin-drawing.tsx';
import { useTypeFacts } from '../../lib/cabins/type-facts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { FactLine } from '../../ui/layout/fact-line.tsx';
import { Price } from '../../ui/layout/price.tsx';
import styles from './cabin-type-cards.module.css';

/** The cabin types of a ship, cheapest first: plan, features, how many there are, and the lowest price. */
export function CabinTypeCards({ ship: { roomTypes, cabins } }: { ship: ShipDetail }) {
  const { t } = useTranslation('ship');
  const { text, money } = useFormat();
  const { factsOf } = useTypeFacts();
  return (
    <section id="cabins" className={styles.section} aria-labelledby="cabins-heading">
      <h2 id="cabins-heading">{t('cabins')}</h2>
      <ul className={styles.cards}>
        {roomTypes.map(type => {
          const count = cabins.filter(({ roomTypeId }) => roomTypeId === type.id).length;
          return (
            <li key={type.id}>
              <Card padding="snug" className={styles.card}>
                <CabinDrawing type={type} />
                <div className={styles.words}>
                  <h3 className={styles.name}>{text(type.name)}</h3>
                  {text(type.description) && <p>{text(type.description)}</p>}
                  <p className="muted">
                    <FactLine facts={[...factsOf(type), t('cabinCount', { count })]} />
                  </p>
                  {type.fromSen === null ? (
                    <p className="muted">{t('noPrice')}</p>
                  ) : (
                    <Price before={t('from')} amount={money(type.fromSen)} after={t('perCabin')} />
                  )}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
