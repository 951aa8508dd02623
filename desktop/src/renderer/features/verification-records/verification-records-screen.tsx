/*
 * The record of every verification, with an export.
 */

import type { BoardingRecord } from '@gangway/shared/contract/office/gate/boarding.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { request } from '../../lib/api/request.ts';
import { useListState } from '../../lib/lists/use-list-state.ts';
import { can } from '../../lib/session.ts';
import { useFormat } from '../../lib/use-format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Progress } from '../../ui/status/progress.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { noFilters, RecordFilters } from './record-filters.tsx';
import { useExport } from './use-export.ts';
import { useRecordColumns } from './use-record-columns.tsx';

/** The write-off records (R35): events at the gates, and who caused them. */
export default function VerificationRecordsScreen() {
  const { t } = useTranslation('verification-records');
  const { number } = useFormat();
  const list = useListState({ filters: noFilters, sort: 'scanned', descending: true });
  const result = useQuery(recordsQuery(list.query));
  const { start, running, progress, cancel } = useExport();
  const { page: _page, size: _size, ...filtered } = list.query;
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={
          can('reports.read') && (
            <Button icon={FileSpreadsheet} loading={running} onClick={() => start(filtered)}>
              {t('export.action')}
            </Button>
          )
        }
      />
      {running && (
        <Progress
          label={t('export.running')}
          value={Math.min(progress.received, progress.expected ?? 0)}
          max={progress.expected}
          detail={progress.rows === null ? undefined : t('export.rows', { rows: number(progress.rows) })}
          onCancel={cancel}
        />
      )}
      <RecordFilters list={list} />
      <DataTable
        id="verification-records"
        label={t('title')}
        columns={useRecordColumns()}
        result={result}
        rowKey={({ id }) => id}
        list={list}
        empty={<EmptyState title={t(list.filtered ? 'noneFound' : 'none')} />}
      />
    </Screen>
  );
}

const recordsQuery = (query: object) =>
  queryOptions({
    queryKey: ['boarding', 'records', query],
    queryFn: ({ signal }) =>
      request<{ items: BoardingRecord[]; total: number }>('GET', '/office/boarding/records', {
        query,
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
