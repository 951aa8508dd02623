/*
 * The operator's texts for travelers: on board, luggage, FAQ.
 */

import { type GuidePage, guidePages } from '@gangway/shared/contract/guide.ts';
import type { OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Tabs } from '../../ui/actions/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { EntryTable } from './entry-table.tsx';
import styles from './guide.module.css';

/** The pages of the guide with their entries in order (R416). */
export default function GuideScreen() {
  const { t } = useTranslation('guide');
  const [search, setSearch] = useSearchParams();
  const page = guidePages.find(each => each === search.get('page')) ?? guidePages[0];
  /** `undefined`: no form; `null`: a new entry. */
  const [open, setOpen] = useState<OfficeGuideEntry | null | undefined>(undefined);
  const show = (next: GuidePage) =>
    setSearch(next === guidePages[0] ? {} : { page: next }, { replace: true });
  return (
    <Screen>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpen(null)}>
            {t(`add.${page}`)}
          </Button>
        }
      />
      <p className={styles.intro}>{t('intro')}</p>
      <Tabs
        label={t('pagesLabel')}
        value={page}
        onChange={show}
        tabs={guidePages.map(each => ({
          value: each,
          label: t(`pages.${each}`),
          content: <EntryTable page={each} onOpen={setOpen} />,
        }))}
      />
      {open !== undefined && (
        <EntryDrawer key={open?.id ?? 'new'} page={page} entry={open} onClose={() => setOpen(undefined)} />
      )}
    </Screen>
  );
}
