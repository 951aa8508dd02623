import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { NoSailings } from './no-sailings.tsx';
import { useSailings } from './requests/sailings.ts';
import styles from './results.module.css';
import { SailingCard } from './sailing-card.tsx';

const bones = ['a', 'b', 'c', 'd'];

interface ResultsProps {
  criteria: SearchCriteria;
  onChange: (part: Partial<SearchCriteria>) => void;
}

export function Results({ criteria, onChange }: ResultsProps) {
  const { t } = useTranslation(['sailings', 'site']);
  const sailings = useSailings(criteria);

  if (sailings.isPending)
    return (
      <div className={styles.list} aria-busy="true">
        <span className="visually-hidden">{t('site:loading')}</span>
        {bones.map(bone => (
          <Skeleton key={bone} height="9rem" />
        ))}
      </div>
    );
  if (sailings.isError)
    return (
      <Notice tone="bad" title={t('failedTitle')} live>
        <p>{sailings.error.message}</p>
        <Button onClick={() => sailings.refetch()}>{t('site:tryAgain')}</Button>
      </Notice>
    );

  const found = sailings.data.pages.flatMap(page => page.items);
  const total = sailings.data.pages[0]?.total ?? 0;
  if (total === 0) return <NoSailings criteria={criteria} onChange={onChange} />;
  return (
    <section aria-labelledby="results-heading" aria-busy={sailings.isPlaceholderData}>
      <h2 id="results-heading" className={styles.count}>
        <span role="status">{t('found', { count: total })}</span>
      </h2>
      <ol className={styles.list}>
        {found.map((sailing, index) => (
          <SailingCard key={sailing.id} sailing={sailing} party={criteria.party} first={index === 0} />
        ))}
      </ol>
      {sailings.hasNextPage && (
        <div className={styles.more}>
          <Button loading={sailings.isFetchingNextPage} onClick={() => sailings.fetchNextPage()}>
            {t('showMore', { count: total - found.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
