import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Check, OctagonPause, ScanLine, TriangleAlert, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateRecord, Verdict } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type Icon, IconView } from '../../../ui/icon.tsx';
import type { StopReason } from '../gate/stop.ts';
import styles from './result-panel.module.css';
import { TicketFacts } from './ticket-facts.tsx';
import { useSentence } from './use-sentence.ts';

const symbols = { admit: Check, warn: TriangleAlert, refuse: X } as const satisfies Record<Verdict, Icon>;

interface ResultPanelProps {
  /** The record whose verdict is shown. */
  record: GateRecord | undefined;
  /** Why the last presented ticket was not decided. */
  failed: { sentence: string } | null;
  /** Why the scanner of this workplace has stopped. */
  stop?: StopReason | null;
  /** The port or lane where the scanner is expected. */
  port?: string;
  sailings: readonly GateSailing[];
  /** Fills the available space, with type sizes for reading from a distance. */
  whole?: boolean;
}

/** The result of the last ticket, legible from three meters: color, symbol, word and pattern (R128). */
export function ResultPanel({ record, failed, stop, port = '', sailings, whole }: ResultPanelProps) {
  const { t } = useTranslation('write-off');
  const { t: prescribed } = useTranslation('prescribed');
  const sentence = useSentence(sailings);
  const look = classNames(styles.result, whole && styles.whole);
  if (failed)
    return (
      <section className={classNames(look, styles.refuse)} data-verdict="none" role="alert">
        <Head icon={X} word={prescribed('scan.failed')} message={failed.sentence} />
      </section>
    );
  if (!record && stop)
    return (
      <section className={classNames(look, styles.stopped)} data-verdict="stopped" role="alert">
        <Head icon={OctagonPause} word={t('stop.title')} message={t(`stop.${stop}`, { port })} />
      </section>
    );
  if (!record)
    return (
      <section className={classNames(look, styles.idle)} data-verdict="waiting" aria-live="assertive">
        <Head icon={ScanLine} word={t('waiting.title')} message={whole ? '' : t('waiting.text')} />
      </section>
    );
  if (record.undone)
    return (
      <section className={classNames(look, styles.idle)} data-verdict="undone" aria-live="assertive">
        <Head icon={Undo2} word={t('undone')} message={record.ticket?.passengerName ?? ''} />
      </section>
    );
  const { eventId, verdict, ticket, at, lane } = record;
  return (
    <section className={classNames(look, styles[verdict])} data-verdict={verdict} aria-live="assertive">
      {/* Remounted for every ticket, so that two identical results in a row are visible as two. */}
      <div key={eventId} className={styles.arrival}>
        <Head
          icon={symbols[verdict]}
          word={t(`verdict.${verdict}`)}
          message={sentence(record)}
          at={at}
          lane={lane}
        />
        {ticket && <TicketFacts ticket={ticket} />}
      </div>
    </section>
  );
}

interface HeadProps {
  icon: Icon;
  word: string;
  message: string;
  at?: string;
  /** Empty if there is only one scanner. */
  lane?: string;
}

function Head({ icon, word, message, at, lane }: HeadProps) {
  const { time } = useFormat();
  return (
    <div className={styles.head}>
      <IconView icon={icon} size={96} className={styles.symbol} />
      <div className={styles.words}>
        {lane && <p className={styles.lane}>{lane}</p>}
        <p className={styles.word}>{word}</p>
        {message && <p className={styles.message}>{message}</p>}
      </div>
      {at && (
        <time dateTime={at} className={styles.at}>
          {time(at)}
        </time>
      )}
    </div>
  );
}
