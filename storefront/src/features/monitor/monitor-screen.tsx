/*
 * Screens in the terminal: boarding progress of a sailing, and standby numbers.
 */

import { BOARDING_EVENT, type BoardingMonitor } from '@gangway/shared/contract/monitor.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { Failed, PageNotFoundState } from '../../lib/art/moments.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { monitorPath } from '../../lib/paths.ts';
import { BoardingView } from './boarding-view.tsx';
import styles from './monitor.module.css';
import { ScreenControls } from './screen-controls.tsx';
import { useLive } from './use-live.ts';
import { useScreenLanguage } from './use-screen-language.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The live boarding monitor of a sailing, for a screen in the terminal: public, and without passenger data. */
export default function MonitorScreen() {
  const { t } = useTranslation(['monitor', 'site']);
  const { id = '' } = useParams<{ id: string }>();
  const language = new URLSearchParams(useSearch()).get('lang');
  const watched = useLive<BoardingMonitor>(`/monitor/${encodeURIComponent(id)}`, BOARDING_EVENT);
  const { state: boarding, live, failure } = watched;
  usePageTitle(t('title'));
  useScreenLanguage(language);
  useWakeLock();
  return (
    <div className={classNames('light', styles.screen, boarding ? styles[boarding.session] : styles.quiet)}>
      {boarding && <BoardingView boarding={boarding} live={live} />}
      {!boarding && failure === 'unknown' && (
        <PageNotFoundState headingLevel={1} title={t('unknown.title')} text={t('unknown.text')} />
      )}
      {!boarding && failure === 'failed' && (
        <Failed
          headingLevel={1}
          title={t('failed')}
          text={t('site:failure.network')}
          actions={<Button onClick={() => location.reload()}>{t('site:tryAgain')}</Button>}
        />
      )}
      {!boarding && !failure && <Spinner label={t('site:loading')} size={64} />}
      <ScreenControls path={code => monitorPath(id, code)} language={language} />
    </div>
  );
}
