import type { Concerned as ConcernedFigures } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './disruption.module.css';

/** How many orders, passengers, rooms and agents are affected, and how much money. */
export function Concerned({ total }: { total: ConcernedFigures }) {
  const { t } = useTranslation('sailings');
  const { number, money } = useFormat();
  const figures: [label: string, value: string][] = [
    [t('disrupt.orders'), number(total.orders)],
    [t('disrupt.passengers'), number(total.passengers)],
    [t('disrupt.rooms'), number(total.cabins)],
    [t('disrupt.boarded'), number(total.boarded)],
    [t('disrupt.agents'), number(total.agents)],
    [t('disrupt.withoutEmail'), number(total.withoutEmail)],
    [t('disrupt.paid'), money(total.refundSen)],
    [t('disrupt.cash'), money(total.cashSen)],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
