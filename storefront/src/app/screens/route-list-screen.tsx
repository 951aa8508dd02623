import { criteriaOf, type SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { ChartPlace } from '../../features/sailings/chart/chart-place.tsx';
import { DateStrip } from '../../features/sailings/date-strip.tsx';
import { Filters } from '../../features/sailings/filters.tsx';
import { Results } from '../../features/sailings/results.tsx';
import { WayThere } from '../../features/sailings/way-there.tsx';
import { SearchSummary } from '../../features/search/search-summary.tsx';
import { Later, laterCode } from '../../lib/page/later-code.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { AboutPort } from '../../lib/ports/about-port.tsx';
import { usePorts } from '../../lib/requests/ports.ts';
import { useShips } from '../../lib/requests/ships.ts';
import { AboutShip } from '../../lib/ships/about-ship.tsx';
import styles from './route-list-screen.module.css';

const portChart = laterCode('port-chart', () => import('../../features/sailings/chart/port-chart.tsx'));

/** The route list: search results, with filters that are stored in the address. */
export default function RouteListScreen() {
  const { t } = useTranslation('sailings');
  const [criteria, change] = useCriteria();
  const ship = useShips().data?.find(({ code }) => code === criteria.ship);
  const port = usePorts().data?.find(({ code }) => code === criteria.departure);
  usePageTitle(t('title'));
  return (
    <div className={`${styles.screen} wrap`}>
      <SearchSummary criteria={criteria} />
      <WayThere criteria={criteria} />
      <ChartPlace criteria={criteria} />
      <DateStrip criteria={criteria} onChange={change} />
      <Filters criteria={criteria} onChange={change} />
      {ship && <AboutShip code={ship.code} name={ship.name} />}
      <Results criteria={criteria} onChange={change} />
      {/* Below the results: the first of them has to be in the first screen (R396). */}
      {port && (
        <AboutPort port={port}>
          <Later code={portChart}>{({ PortChart }) => <PortChart port={port} />}</Later>
        </AboutPort>
      )}
    </div>
  );
}

/** The search in the address, and a function that changes parts of it. */
function useCriteria(): [SearchCriteria, (part: Partial<SearchCriteria>) => void] {
  const criteria = criteriaOf(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  return [criteria, part => navigate(sailingsPath({ ...criteria, ...part }))];
}
