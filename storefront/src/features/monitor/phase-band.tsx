import type { BoardingPhase } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import styles from './phase-band.module.css';

const icons: Record<BoardingPhase, IconName> = {
  before: 'clock',
  boarding: 'arrow-right',
  'last-call': 'warning',
  closed: 'lock',
  departed: 'ship',
  canceled: 'cross',
};

/** The boarding phase as color, icon and text across the whole screen. Times of another day have their date. */
export function PhaseBand({ boarding }: { boarding: BoardingMonitor }) {
  const { t } = useTranslation('monitor');
  const { timeOrDay } = useFormat();
  const { phase, status, boardingOpensAt, boardingClosesAt } = boarding;
  const times = { opens: timeOrDay(boardingOpensAt), closes: timeOrDay(boardingClosesAt) };
  return (
    <section className={classNames(styles.band, styles[phase])}>
      <Icon name={icons[phase]} className={styles.icon} size={96} />
      <div>
        <p className={styles.phase}>
          {t(`phase.${phase}`)}
          {status === 'delayed' && <span className={styles.delayed}>{t('delayed')}</span>}
        </p>
        <p className={styles.hint}>{t(`hint.${phase}`, times)}</p>
      </div>
    </section>
  );
}
