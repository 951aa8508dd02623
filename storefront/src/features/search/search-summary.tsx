import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { lazyScreen } from '../../lib/page/lazy-screen.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { usePorts } from '../../lib/requests/ports.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import styles from './search-summary.module.css';

/** The form's code is loaded when it is opened, since most people only choose among the results. */
const SearchForm = lazyScreen(async () => ({ default: (await import('./search-form.tsx')).SearchForm }), []);

/** The current search as the page's heading, with the form to change it. */
export function SearchSummary({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation();
  const { text, date } = useFormat();
  const [wasOpened, setWasOpened] = useState(false);
  const ports = usePorts().data ?? [];
  const portName = (code: string) => {
    const port = ports.find(candidate => candidate.code === code);
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
      <Disclosure
        summary={t('search.change')}
        className={styles.form}
        onToggle={open => setWasOpened(wasOpened || open)}
      >
        {wasOpened && (
          <Suspense fallback={<Spinner label={t('loading')} size={32} />}>
            <SearchForm initial={criteria} />
          </Suspense>
        )}
      </Disclosure>
    </header>
  );
}
