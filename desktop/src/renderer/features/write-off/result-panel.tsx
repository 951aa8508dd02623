import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconView } from '../../ui/icon.tsx';
import styles from './result-panel.module.css';
import { TicketFacts } from './ticket-facts.tsx';
import type { Passage } from './use-gate.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const symbols = { admit: Check, warn: TriangleAlert, refuse: X } as const satisfies Record<Verdict, unknown>;

interface ResultPanelProps {
  passage: Passage | undefined;
  busy: boolean;
  onAskAgain: (passage: Passage) => void;
}

/** What became of the last ticket, legible from three metres: colour, symbol, word and pattern (BRAND, "Gate"). */
export function ResultPanel({ passage, busy, onAskAgain }: ResultPanelProps) {
  const { t } = useTranslation('write-off');
  const { t: specified } = useTranslation('specification');
  if (!passage)
    return (
      <section className={classNames(styles.result, styles.idle)} aria-live="assertive">
        <p className={styles.word}>{busy ? t('busy') : t('waiting.title')}</p>
        <p className={styles.message}>{t('waiting.text')}</p>
      </section>
    );
  const { outcome } = passage;
  const verdict = verdictOf(outcome);
  const failed = 'failed' in outcome;
  return (
    <section
      className={classNames(styles.result, styles[verdict], busy && styles.old)}
      data-verdict={verdict}
      aria-live="assertive"
      aria-busy={busy}
    >
      <div className={styles.head}>
        <IconView icon={symbols[verdict]} size={88} className={styles.symbol} />
        <div>
          <p className={styles.word}>{failed ? specified('scan.failed') : t(`verdict.${verdict}`)}</p>
          <p className={styles.message}>{failed ? outcome.failed : outcome.decision.message}</p>
        </div>
        {failed && (
          <Button className={styles.again} onClick={() => onAskAgain(passage)} loading={busy}>
            {t('askAgain')}
          </Button>
        )}
      </div>
      {!failed && outcome.decision.ticket && <TicketFacts ticket={outcome.decision.ticket} />}
    </section>
  );
}
