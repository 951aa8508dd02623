/*
 * The sailings that a search finds, with chart, dates and filters.
 */

import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { LoadFailed, Loading } from '../../lib/page/loading-parts.tsx';
import { NoSailings } from './no-sailings.tsx';
import { useSailings } from './requests/sailings.ts';
import styles from './results.module.css';
import { SailingCard } from './sailing-card.tsx';
import { SoldOutSailings } from './sold-out-sailings.tsx';

interface ResultsProps {
  criteria: SearchCriteria;
  onChange: (part: Partial<SearchCriteria>) => void;
}

export function Results({ criteria, onChange }: ResultsProps) {
  const { t } = useTranslation('sailings');
  const { number } = useFormat();
  const sailings = useSailings(criteria);

  if (sailings.isPending)
    return <Loading className={styles.list} heights={['9rem', '9rem', '9rem', '9rem']} />;
  if (sailings.isError) return <LoadFailed query={sailings} title={t('failedTitle')} />;

  const items = sailings.data.pages.flatMap(page => page.items);
  const total = sailings.data.pages[0]?.total ?? 0;
  if (total === 0)
    return (
      <>
        <NoSailings criteria={criteria} onChange={onChange} />
        <SoldOutSailings criteria={criteria} />
      </>
    );
  return (
    <section aria-labelledby="results-heading" aria-busy={sailings.isPlaceholderData}>
      <h2 id="results-heading" className={styles.count}>
        <span role="status">{t('found', { count: total, number: number(total) })}</span>
      </h2>
      {/* Results of the search before cannot be chosen: on a return trip they lead the other way. */}
      <ol className={styles.list} inert={sailings.isPlaceholderData}>
        {items.map((sailing, index) => (
          <SailingCard
            key={sailing.id}
            sailing={sailing}
            criteria={criteria}
            pictured={items.findIndex(other => pictureOf(other) === pictureOf(sailing)) === index}
            first={index === 0}
          />
        ))}
      </ol>
      {sailings.hasNextPage && (
        <div className={styles.more}>
          <Button loading={sailings.isFetchingNextPage} onClick={() => sailings.fetchNextPage()}>
            {t('showMore', { number: number(total - items.length) })}
          </Button>
        </div>
      )}
      <SoldOutSailings criteria={criteria} />
    </section>
  );
}

/** What its picture shows: the list has each picture once. */
const pictureOf = ({ session, route }: SailingSummary) => `${session} ${route.destination.code}`;
