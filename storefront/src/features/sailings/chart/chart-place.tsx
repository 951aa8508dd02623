import type { ChartedPort } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../../lib/requests/ports.ts';
import styles from './chart-place.module.css';
import type { PlacedPort, RouteChartProps } from './route-chart.tsx';
import type { Size } from './sheet.ts';

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
  const [size, setSize] = useState<Size | null>(null);
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  if (criteria.departure === '' || criteria.destination === '') return null;
  const placed = (code: string) => ports.data?.filter(isPlaced).find(port => port.code === code);
  const [departure, destination] = [placed(criteria.departure), placed(criteria.destination)];
  const drawable = departure && destination && departure !== destination;
  if (ports.isError || (ports.data && !drawable)) return null;
  const session = criteria.session || 'daytime';
  return (
    <div ref={measure} className={`${styles.place} ${styles[session]}`}>
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

const isPlaced = (port: ChartedPort): port is PlacedPort => port.position !== null;
