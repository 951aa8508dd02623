import type { ClosedCount, DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '../../lib/requests/public-settings.ts';
import { useSessionUser } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Amendments } from './amendments.tsx';
import styles from './count-sheet.module.css';
import { marginThen } from './margin/unsent.ts';
import { useMarginText } from './margin/use-margin-text.ts';
import { GatesOnPaper, MissingOnPaper } from './paper-tables.tsx';

/**
 * The final count on paper (A4), for the signatures of the supervisor and the ship's master. A count that is not closed
 * is marked as such. It is not visible on the screen.
 */
export function CountSheet({ board }: { board: DepartureBoard }) {
  const { t } = useTranslation('departure-board');
  const { t: frame } = useTranslation('frame');
  const { dateTime, text, number } = useFormat();
  const operator = usePublicSettings().data?.operatorName;
  const { name, username } = useSessionUser();
  const printedAt = usePrintedAt();
  const { sailing, closed } = board;
  const { sold, boarded, missing, openConflicts, gates } = closed ?? board;
  const margin = marginThen({ gates });
  const marginText = useMarginText()(margin);
  const counts = [
    [t('count.sold'), number(sold)],
    [t('count.boarded'), marginText ? `${number(boarded)} ${marginText.short}` : number(boarded)],
    [t('count.missing'), number(missing.length)],
  ];
  return (
    <article className={styles.sheet} aria-label={t('sheet.title')}>
      <header>
        <p className={styles.operator}>{operator}</p>
        <h2 className={styles.title}>{t('sheet.title')}</h2>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('sheet.sailing')}>
          {sailing.ship}, {text(sailing.departure)} – {text(sailing.destination)}
        </Fact>
        <Fact name={t('sheet.departs')}>{dateTime(sailing.departsAt)}</Fact>
        <Fact name={t('sheet.session')}>{frame(`session.${sailing.session}`)}</Fact>
        <Fact name={t('sheet.countedAt')}>{dateTime(closed?.closedAt ?? board.at)}</Fact>
      </dl>
      <dl className={styles.counts}>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!closed && <p className={styles.caution}>{t('sheet.notClosed')}</p>}
      {margin.since && (
        <p className={styles.caution}>
          {t('sheet.silent', { count: margin.silent, time: dateTime(margin.since) })}
        </p>
      )}
      {margin.unsent > 0 && (
        <p className={styles.caution}>{t('sheet.uncertain', { count: margin.unsent })}</p>
      )}
      {closed && <ClosedOnPaper closed={closed} />}
      {openConflicts > 0 && (
        <p className={styles.caution}>{t('sheet.conflicts', { count: openConflicts })}</p>
      )}
      <GatesOnPaper gates={gates} />
      <MissingOnPaper missing={missing} />
      <Signatures />
      <footer className={styles.printed}>
        {t('sheet.printed', { time: dateTime(printedAt.toISOString()), name: name || username })}
      </footer>
    </article>
  );
}

function ClosedOnPaper({ closed }: { closed: ClosedCount }) {
  const { t } = useTranslation('departure-board');
  const { dateTime } = useFormat();
  const { closedAt, closedBy, number, reason, late } = closed;
  const name = closedBy.name || closedBy.username;
  return (
    <>
      <p className={styles.closed}>{t('sheet.closed', { number, time: dateTime(closedAt), name })}</p>
      {reason && <p className={styles.caution}>{t('sheet.reason', { reason })}</p>}
      {late > 0 && <p className={styles.caution}>{t('closed.late', { count: late })}</p>}
      <Amendments closed={closed} />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Signatures() {
  const { t } = useTranslation('departure-board');
  return (
    <section className={styles.signatures} aria-label={t('sheet.sign')}>
      {[t('sheet.supervisor'), t('sheet.master')].map(role => (
        <div key={role} className={styles.signature}>
          <span>{role}</span>
          <span className={styles.quiet}>{t('sheet.nameAndTime')}</span>
        </div>
      ))}
    </section>
  );
}

/** The time of printing, however printing is started. */
function usePrintedAt(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const note = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return at;
}
