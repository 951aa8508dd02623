import { useTranslation } from 'react-i18next';
import { ChartPlace } from '../../features/sailings/chart/chart-place.tsx';
import { DateStrip } from '../../features/sailings/date-strip.tsx';
import { Filters } from '../../features/sailings/filters.tsx';
import { Results } from '../../features/sailings/results.tsx';
import { SearchSummary } from '../../features/search/search-summary.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useCriteria } from '../../lib/use-criteria.ts';
import styles from './route-list-screen.module.css';

/** The route list: search results, with filters that are stored in the address. */
export default function RouteListScreen() {
  const { t } = useTranslation('sailings');
  const [criteria, change] = useCriteria();
  usePageTitle(t('title'));
  return (
    <div className={`${styles.screen} wrap`}>
      <SearchSummary criteria={criteria} />
      <ChartPlace criteria={criteria} />
      <DateStrip criteria={criteria} onChange={change} />
      <Filters criteria={criteria} onChange={change} />
      <Results criteria={criteria} onChange={change} />
    </div>
  );
}
