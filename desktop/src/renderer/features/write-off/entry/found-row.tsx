import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import type { FoundPassenger } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import styles from './find.module.css';

const tones = {
  pending: 'neutral',
  boarded: 'ok',
  unpaid: 'warn',
  canceled: 'bad',
} as const satisfies Record<FoundPassenger['status'], Tone>;

interface FoundRowProps {
  passenger: FoundPassenger;
  busy: boolean;
  onBoard: () => void;
}

/** Name, cabin, party and state of a passenger, with a button if they may board, and otherwise the reason. */
export function FoundRow({ passenger, busy, onBoard }: FoundRowProps) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const { passengerName, minor, ticketType, cabin, seat, partySize, partyBoarded, status, boarded } =
    passenger;
  const party = partySize > 1 ? t('find.party', { boarded: partyBoarded, size: partySize }) : t('find.alone');
  const facts = [minor ? t('minor') : t(`types.${ticketType}`), seat, party].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{passengerName}</span>
        <span className={styles.facts}>{facts}</span>
      </span>
      <span className={styles.cabin}>{cabin ? t('find.cabin', { cabin }) : t('find.noCabin')}</span>
      <span className={styles.status}>
        <StatusBadge tone={tones[status]} label={t(`find.status.${status}`)} />
        {boarded && (
          <span className={styles.facts}>
            {boarded.gate
              ? t('find.boardedAt', { time: time(boarded.at), gate: boarded.gate })
              : time(boarded.at)}
          </span>
        )}
      </span>
      <span className={styles.deed}>
        {status === 'pending' && (
          <Button
            variant="primary"
            loading={busy}
            onClick={onBoard}
            aria-label={t('find.boardName', { name: passengerName })}
          >
            {t('find.board')}
          </Button>
        )}
      </span>
    </li>
  );
}
