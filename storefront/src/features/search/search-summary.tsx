import { useTranslation } from 'react-i18next';
import { sailingsPath } from '../../lib/paths.ts';
import { usePorts } from '../../lib/requests/ports.ts';
import type { SearchCriteria } from '../../lib/search-criteria.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-summary.module.css';

/** What was looked for, as the page's heading, and the form behind it to look for something else. */
export function SearchSummary({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation();
  const { text, date } = useFormat();
  const ports = usePorts().data ?? [];
  const portName = (code: string) => {
    const port = ports.find(known => known.code === code);
    return port ? text(port.name) : t('search.anyPort');
  };
  const anywhere = criteria.departure === '' && criteria.destination === '';
  const heading = anywhere
    ? t('search.allSailings')
    : t('search.route', {
        departure: portName(criteria.departure),
        destination: portName(criteria.destination),
      });
  const facts = [
    criteria.date ? date(criteria.date) : t('search.anyDate'),
    t('people', { count: criteria.party }),
  ];
  return (
    <header className={styles.summary}>
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          <p className="muted">{facts.join(' · ')}</p>
        </div>
        <ShareButton compact title={[heading, ...facts].join(' · ')} path={sailingsPath(criteria)} />
      </div>
      <Disclosure summary={t('search.change')} className={styles.form}>
        <SearchForm initial={criteria} />
      </Disclosure>
    </header>
  );
}
