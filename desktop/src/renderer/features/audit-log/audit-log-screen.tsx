/*
 * The audit log: who changed what and when, with filters and the details of an entry.
 */

import type { AuditEntry, AuditPage } from '@gangway/shared/contract/office/system/audit.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { AuditFilters, filters } from './audit-filters.tsx';
import styles from './audit-log-screen.module.css';
import { linesOf } from './changes.ts';
import { EntryDrawer } from './entry-drawer.tsx';
import { RecordLink } from './record-link.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** The audit log: who did what and when; read-only (I7). */
export default function AuditLogScreen() {
  const { t } = useTranslation('audit-log');
  const list = useListState({ filters, sort: 'at', descending: true });
  const entries = useAuditEntries(list.query);
  const { instant } = useFormat();
  const until = entries.data?.archivedUntil;
  const [open, setOpen] = useState<AuditEntry | null>(null);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        meta={until && <span className={styles.quiet}>{t('archived', { until: instant(until) })}</span>}
      />
      <AuditFilters list={list} />
      <DataTable
        id="audit-log"
        label={t('title')}
        columns={useColumns()}
        result={entries}
        rowKey={entry => String(entry.id)}
        list={list}
        onOpen={setOpen}
        empty={<EmptyState title={t('empty')} />}
      />
      {open && (
        <EntryDrawer
          entry={open}
          onAll={() => {
            list.setFilters({ ...filters, entity: open.entity, entityId: open.entityId });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Screen>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit-log');
  const { instant } = useFormat();
  const words = useAuditWords();
  return [
    {
      id: 'at',
      header: t('columns.at'),
      cell: entry => instant(entry.at),
      sortable: true,
      width: 180,
      fixed: true,
    },
    {
      id: 'actor',
      key: true,
      header: t('columns.actor'),
      cell: entry => words.actor(entry.actor),
      width: 150,
      least: 100,
    },
    { id: 'entity', header: t('columns.entity'), cell: entry => words.entity(entry.entity), width: 130 },
    {
      id: 'label',
      key: 'most',
      header: t('columns.label'),
      cell: entry => <RecordLink entry={entry}>{words.label(entry)}</RecordLink>,
      width: 180,
      least: 130,
    },
    {
      id: 'action',
      key: true,
      header: t('columns.action'),
      cell: entry => words.action(entry.action),
      width: 150,
      least: 110,
    },
    {
      id: 'what',
      key: 'most',
      header: t('columns.what'),
      cell: entry =>
        linesOf(entry)
          .map(line => words.line(entry, line))
          .join(' · '),
      least: 168,
    },
  ];
}

const useAuditEntries = (query: Record<string, string | number | boolean>) =>
  useQuery({
    queryKey: ['audit-entries', query],
    queryFn: ({ signal }) => request<AuditPage>('GET', '/office/audit-entries', { query, signal }),
    placeholderData: keepPreviousData,
    // Always refetched: users look for what happened a minute ago.
    staleTime: 0,
    meta: { inline: true },
  });
