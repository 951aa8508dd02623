import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Clock } from './clock.tsx';
import { FillingShip } from './filling-ship.tsx';
import styles from './monitor.module.css';
import { PhaseBand } from './phase-band.tsx';
import { VoyageFacts } from './voyage-facts.tsx';

/** The boarding monitor's content for a sailing. */
export function BoardingView({ boarding, live }: { boarding: BoardingMonitor; live: boolean }) {
  const { t } = useTranslation('monitor');
  const { time } = useFormat();
  const operator = usePublicSettings().data?.operatorName;
  const { boarded, booked, phase } = boarding;
  return (
    <>
      <header className={styles.top}>
        <p className={styles.operator}>{operator}</p>
        <Clock />
      </header>
      <VoyageFacts boarding={boarding} />
      <PhaseBand boarding={boarding} />
      {phase !== 'canceled' && (
        <section className={styles.aboard}>
          <FillingShip boarded={boarded} booked={booked} />
          <p className={styles.count}>{booked === 0 ? t('nobody') : t('onBoard', { boarded, booked })}</p>
        </section>
      )}
      <p className={styles.lost} role="status">
        {!live && (
          <>
            <Icon name="warning" size={32} />
            {t('lost', { time: time(boarding.asOf) })}
          </>
        )}
      </p>
    </>
  );
}
