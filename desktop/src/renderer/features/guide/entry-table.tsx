import { languages } from '@gangway/shared/contract/base/languages.ts';
import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import styles from './guide.module.css';
import { guideQuery, orderEntries } from './requests/guide.ts';

interface EntryTableProps {
  page: GuidePage;
  onOpen: (entry: OfficeGuideEntry) => void;
}

/** The entries of a page in their order, with the languages in which each is written. */
export function EntryTable({ page, onOpen }: EntryTableProps) {
  const { t } = useTranslation('guide');
  const { text, enumerate, language: office } = useFormat();
  const result = useQuery(guideQuery(page));
  const [busy, setBusy] = useState(false);
  const entries = result.data?.items ?? [];
  const move = async (index: number, by: -1 | 1) => {
    const seen = entries.map(({ id }) => id);
    const ids = [...seen];
    const [id] = ids.splice(index, 1);
    if (id === undefined) return;
    ids.splice(index + by, 0, id);
    setBusy(true);
    await orderEntries({ page, seen, ids })
      .catch((error: Error) => toasts.show(error.message, 'bad'))
      .finally(() => setBusy(false));
  };
  const mover = (entry: OfficeGuideEntry, by: -1 | 1) => {
    const index = entries.indexOf(entry);
    return (
      <IconButton
        icon={by < 0 ? ArrowUp : ArrowDown}
        label={t(by < 0 ? 'earlier' : 'later', { heading: text(entry.heading) })}
        disabled={busy || entries[index + by] === undefined}
        onClick={() => void move(index, by)}
      />
    );
  };
  const columns: Column<OfficeGuideEntry>[] = [
    {
      id: 'position',
      header: t('position'),
      cell: entry => (
        <span className={styles.order}>
          <span className={styles.number}>{entry.position}</span>
          {mover(entry, -1)}
          {mover(entry, 1)}
        </span>
      ),
      width: 130,
      fixed: true,
    },
    { id: 'heading', header: t(`heading.${page}`), cell: entry => text(entry.heading), fixed: true },
    { id: 'text', header: t(`text.${page}`), cell: entry => text(entry.text) },
    {
      id: 'languages',
      key: true,
      header: t('languages'),
      cell: ({ heading }) =>
        enumerate(languages.filter(each => heading[each]).map(each => languageName(each, office))),
      width: 260,
    },
  ];
  return (
    <DataTable
      id="guide"
      label={t(`pages.${page}`)}
      columns={columns}
      result={result}
      rowKey={entry => String(entry.id)}
      onOpen={onOpen}
      empty={<EmptyState title={t('none')} />}
    />
  );
}
