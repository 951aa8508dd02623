/*
 * The operator's legal pages: terms, privacy policy, PDPA notice, each with its versions.
 */

import { type LegalPageName, legalPages } from '@gangway/shared/contract/legal.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { queryClient } from '../../lib/api/query-client.ts';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './legal-pages.module.css';
import { legalQuery } from './requests/legal-pages.ts';
import { loadTemplate } from './template.ts';
import { VersionDrawer, type VersionInForm } from './version-drawer.tsx';
import { VersionTable } from './version-table.tsx';

/** The legal pages with their versions (R458). */
export default function LegalPagesScreen() {
  const { t } = useTranslation('legal-pages');
  const [search, setSearch] = useSearchParams();
  const page = legalPages.find(each => each === search.get('page')) ?? legalPages[0];
  const [open, setOpen] = useState<VersionInForm | null>(null);
  const [loading, setLoading] = useState(false);
  const show = (next: LegalPageName) =>
    setSearch(next === legalPages[0] ? {} : { page: next }, { replace: true });

  /** A new version begins with the newest one, or with the template. */
  const add = async () => {
    setLoading(true);
    try {
      const [newest] = await queryClient.ensureQueryData(legalQuery(page));
      setOpen({ text: newest?.text ?? (await loadTemplate(page)) });
    } catch (error) {
      toasts.show((error as Error).message, 'bad');
    } finally {
      setLoading(false);
    }
  };
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} loading={loading} onClick={() => void add()}>
            {t('add')}
          </Button>
        }
      />
      <p className={styles.intro}>{t('intro')}</p>
      <Tabs
        label={t('pagesLabel')}
        value={page}
        onChange={show}
        tabs={legalPages.map(each => ({
          value: each,
          label: t(`pages.${each}`),
          content: (
            <VersionTable
              page={each}
              onOpen={version => setOpen(version.isFixed ? { text: version.text } : { version })}
            />
          ),
        }))}
      />
      {open && <VersionDrawer page={page} begin={open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}
