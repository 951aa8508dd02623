import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../lib/requests/ports.ts';
import styles from './chart-place.module.css';
import { isPlaced } from './placed-port.ts';
import type { RouteChartProps } from './route-chart.tsx';
import { useBoxSize } from './use-box-size.ts';

/** If the code of the drawing fails to load, only the drawing is missing. */
const RouteChart = lazy<ComponentType<RouteChartProps>>(() =>
  import('./route-chart.tsx').catch(() => ({ default: () => null })),
);

/**
 * Reserves the chart's space as soon as a route is chosen, so that the layout does not jump when it loads. The space is
 * removed if a port has no position.
 */
export function ChartPlace({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('site');
  const ports = usePorts();
  const { size, measure } = useBoxSize();
  if (criteria.departure === '' || criteria.destination === '') return null;
  const placed = (code: string) => ports.data?.filter(isPlaced).find(port => port.code === code);
  const [departure, destination] = [placed(criteria.departure), placed(criteria.destination)];
  const drawable = departure && destination && departure !== destination;
  if (ports.isError || (ports.data && !drawable)) return null;
  const session = criteria.session || 'daytime';
  return (
    <div ref={measure} className={`${styles.place} ${styles.ofRoute} ${styles[session]}`}>
      {drawable && size && (
        <Suspense>
          <RouteChart departure={departure} destination={destination} session={session} size={size} />
        </Suspense>
      )}
      {criteria.session && (
        <SessionBadge className={styles.badge} session={session} label={t(`session.${session}`)} />
      )}
    </div>
  );
}
