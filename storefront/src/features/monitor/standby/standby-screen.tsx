import { STANDBY_EVENT, type StandbyScreen as Standby } from '@gangway/shared/contract/sales/waitlist.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { Failed, PageNotFoundState } from '../../../lib/art/moments.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { standbyPath } from '../../../lib/paths.ts';
import { usePublicSettings } from '../../../lib/requests/public-settings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Clock } from '../clock.tsx';
import styles from '../monitor.module.css';
import { ScreenControls } from '../screen-controls.tsx';
import { useLive } from '../use-live.ts';
import { useScreenLanguage } from '../use-screen-language.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import own from './standby.module.css';

/** The numbers called to the counter for a sailing, for a screen in the terminal: public, and without names. */
export default function StandbyScreen() {
  const { t } = useTranslation(['waitlist', 'monitor', 'site']);
  const { id = '' } = useParams<{ id: string }>();
  const language = new URLSearchParams(useSearch()).get('lang');
  const { state, live, failure } = useLive<Standby>(`/standby/${encodeURIComponent(id)}`, STANDBY_EVENT);
  usePageTitle(t('standby.title'));
  useScreenLanguage(language);
  useWakeLock();
  return (
    <div className={classNames('light', styles.screen, state ? styles[state.sailing.session] : styles.quiet)}>
      {state && <Numbers standby={state} live={live} />}
      {!state && failure === 'unknown' && (
        <PageNotFoundState
          headingLevel={1}
          title={t('monitor:unknown.title')}
          text={t('monitor:unknown.text')}
        />
      )}
      {!state && failure === 'failed' && (
        <Failed
          headingLevel={1}
          title={t('monitor:failed')}
          text={t('site:failure.network')}
          actions={<Button onClick={() => location.reload()}>{t('site:tryAgain')}</Button>}
        />
      )}
      {!state && !failure && <Spinner label={t('site:loading')} size={64} />}
      <ScreenControls path={code => standbyPath(id, code)} language={language} />
    </div>
  );
}

function Numbers({ standby: { sailing, called, waiting }, live }: { standby: Standby; live: boolean }) {
  const { t } = useTranslation(['waitlist', 'site']);
  const { text, dateTime } = useFormat();
  const operator = usePublicSettings().data?.operatorName;
  const { departure, destination } = sailing.route;
  return (
    <>
      <header className={styles.top}>
        <p className={styles.operator}>{operator}</p>
        <Clock />
      </header>
      <section className={own.voyage}>
        <h1 className={own.route}>
          {t('route', { departure: text(departure.name), destination: text(destination.name) })}
        </h1>
        <p className={styles.day}>
          <SessionBadge
            className={styles.session}
            session={sailing.session}
            label={t(`site:session.${sailing.session}`)}
          />
          {dateTime(sailing.departsAt)}
        </p>
      </section>
      <section className={own.called} aria-labelledby="standby-called">
        <h2 id="standby-called" className={own.heading}>
          {t('standby.called')}
        </h2>
        <p className={own.numbers} aria-live="assertive">
          {called.length > 0
            ? called.map(number => (
                <span key={number} className={own.number}>
                  {number}
                </span>
              ))
            : t('standby.nobody')}
        </p>
      </section>
      <section className={own.waiting} aria-labelledby="standby-waiting">
        <h2 id="standby-waiting" className={own.heading}>
          {t('standby.waiting')}
        </h2>
        <p className={own.next}>{waiting.length > 0 ? waiting.join(' · ') : '–'}</p>
      </section>
      <p className={styles.lost} role="status">
        {!live && (
          <>
            <Icon name="warning" size={32} />
            {t('standby.lost')}
          </>
        )}
      </p>
    </>
  );
}
