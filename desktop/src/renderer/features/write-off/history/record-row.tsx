import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Check, Clock3, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';
import { can } from '../../../lib/session.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconView } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status/status-badge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import { useSentence } from '../result/use-sentence.ts';
import styles from './history.module.css';
import { type Remedy, remedyOf } from './remedy.ts';

const tones: Record<Verdict, Tone> = { admit: 'ok', warn: 'warn', refuse: 'bad' };

interface RecordRowProps {
  record: GateRecord;
  sailings: readonly GateSailing[];
  onRemedy: (remedy: Remedy) => void;
}

/** Time, verdict, passenger, and whether the server has it. */
export function RecordRow({ record, sailings, onRemedy }: RecordRowProps) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const sentence = useSentence(sailings);
  const { at, verdict, outcome, undone, ticket, sent, disputed, lane } = record;
  const gone = undone || outcome === 'undone';
  const remedy = can('boarding.override') ? remedyOf(record) : null;
  return (
    <li className={styles.record}>
      <time dateTime={at} className={styles.at}>
        {time(at)}
      </time>
      <span className={styles.verdict}>
        <StatusBadge
          tone={gone ? 'neutral' : tones[verdict]}
          label={t(gone ? 'history.undone' : `verdict.${verdict}`)}
        />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{ticket?.passengerName ?? t(`history.${namelessOf(record)}`)}</span>
        {ticket && <span className={styles.quiet}>{ticket.serial}</span>}
        {lane && <span className={styles.quiet}>{lane}</span>}
        {verdict !== 'admit' && !gone && <span className={styles.sentence}>{sentence(record)}</span>}
        {disputed && <span className={styles.sentence}>{t('history.disputedText')}</span>}
      </span>
      <span className={classNames(styles.sent, (!sent || disputed) && styles.waiting)}>
        <IconView icon={disputed ? TriangleAlert : sent ? Check : Clock3} size={14} />
        {t(disputed ? 'history.disputed' : sent ? 'history.sent' : 'history.waiting')}
      </span>
      <span className={styles.remedy}>
        {remedy && (
          <Button size="small" onClick={() => onRemedy(remedy)}>
            {t(`history.${remedy}`)}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The text in place of a name: no ticket of ours, a ticket unknown here, or one whose name is no longer in memory. */
function namelessOf({ sailing, warnings }: GateRecord): 'nobody' | 'unknown' | 'unnamed' {
  if (!sailing) return 'nobody';
  return warnings.includes('unknown-ticket') ? 'unknown' : 'unnamed';
}
