/*
 * The first screen: today's sailings, revenue, occupancy, expiring holds and open issues.
 */

import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { useFormat } from '../../lib/use-format.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../ui/status/skeleton.tsx';
import { ErrorState } from '../../ui/status/state-panel.tsx';
import styles from './dashboard.module.css';
import { ExpiringHolds } from './expiring-holds.tsx';
import { LateBackup } from './late-backup.tsx';
import { OccupancyChart } from './occupancy-chart.tsx';
import { OpenIssues } from './open-issues.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { RoomsToClean } from './rooms-to-clean.tsx';
import { SetUpList } from './set-up-list.tsx';
import { TodaySailings } from './today-sailings.tsx';

/** The dashboard: today's sailings, revenue, and open tasks; each part links to its screen. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const { data, error, refetch } = useQuery(dashboardQuery);
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        meta={data && <span className={styles.quiet}>{date(data.today)}</span>}
      />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && (
        <Panel>
          <SkeletonLines lines={14} />
        </Panel>
      )}
      {data && (
        <>
          {data.mailsAndJobs?.mailServer === false && <Notice tone="bad">{t('noMailServer')}</Notice>}
          {data.backup?.late && <LateBackup backup={data.backup} />}
          {data.setUp && <SetUpList steps={data.setUp} />}
          <OpenIssues {...data} />
          {data.sailings && <TodaySailings sailings={data.sailings} />}
          <div className={styles.pair}>
            {data.revenue && <RevenueChart days={data.revenue} />}
            {data.occupancy && <OccupancyChart days={data.occupancy} />}
          </div>
          <div className={styles.pair}>
            {data.roomsToClean && <RoomsToClean ships={data.roomsToClean} />}
            {data.expiringHolds && <ExpiringHolds holds={data.expiringHolds} />}
          </div>
        </>
      )}
    </Screen>
  );
}

const REFRESH_MS = 60_000;

/** The dashboard's data, refetched every minute. */
const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => request<Dashboard>('GET', '/office/dashboard', { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
  meta: { inline: true },
});
