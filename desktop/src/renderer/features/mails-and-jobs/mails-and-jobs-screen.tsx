/*
 * Mails and other jobs: waiting, failed and done, with retry and dismissal.
 */

import {
  JOB_RECORD_DAYS,
  type JobKind,
  jobKinds,
  jobStates,
  type OfficeJob,
} from '@gangway/shared/contract/office/system/jobs.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFields } from '../../lib/lists/filter-fields.ts';
import { type ListState, useListState } from '../../lib/lists/use-list-state.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FilterBar, FilterGroup } from '../../ui/layout/filter-bar.tsx';
import { OrderLink } from '../../ui/layout/order-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { EmptyState } from '../../ui/status/state-panel.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { JobDrawer } from './job-drawer.tsx';
import { useJobs, useRetryJobs } from './requests/jobs.ts';

const filters = { kind: 'mails', state: '', order: '', from: '', to: '' };

const tones: Record<OfficeJob['state'], Tone> = {
  waiting: 'info',
  retrying: 'warn',
  running: 'info',
  done: 'ok',
  nothing: 'neutral',
  failed: 'bad',
  dismissed: 'neutral',
  canceled: 'neutral',
};

/** Mails and other background jobs that are done, waiting or failed; failed ones can be retried. */
export default function MailsAndJobsScreen() {
  const { t } = useTranslation('mails-and-jobs');
  const list = useListState({ filters, sort: 'created', descending: true });
  const kind: JobKind = list.filters.kind === 'jobs' ? 'jobs' : 'mails';
  const result = useJobs({ ...list.query, kind });
  const { state, order, from, to } = list.filters;
  const narrowed = [state, order, from, to].some(Boolean);
  const [shown, setShown] = useState<OfficeJob | null>(null);
  return (
    <Screen fill>
      <PageHeader
        title={t('title')}
        actions={<SendAllAgain kind={kind} failed={result.data?.failed ?? 0} />}
      />
      <JobFilters list={list} kind={kind} narrowed={narrowed} />
      <Notice tone="info">{t(`kept.${kind}`, { count: JOB_RECORD_DAYS })}</Notice>
      <DataTable
        id={`mails-and-jobs-${kind}`}
        label={t(`kind.${kind}`)}
        columns={useColumns(kind)}
        result={result}
        rowKey={({ id }) => id}
        list={list}
        onOpen={setShown}
        rowTone={({ state }) => (state === 'failed' ? 'bad' : undefined)}
        empty={<EmptyState title={t(narrowed ? 'noneFound' : 'none')} />}
      />
      {shown && <JobDrawer kind={kind} job={shown} onClose={() => setShown(null)} />}
    </Screen>
  );
}

function SendAllAgain({ kind, failed }: { kind: JobKind; failed: number }) {
  const { t } = useTranslation('mails-and-jobs');
  const { sentences } = useFormat();
  const [asking, setAsking] = useState(false);
  const retry = useRetryJobs();
  if (failed === 0 && !asking) return null;
  const sendAgain = async () => {
    const { again, left } = await retry.mutateAsync({ kind });
    const done = t(`again.done.${kind}`, { count: again });
    toasts.show(sentences([done, ...(left > 0 ? [t('again.left', { count: left })] : [])]), 'ok');
  };
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t(`again.all.${kind}`, { count: failed })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`again.question.${kind}`, { count: failed })}
        consequence={t('again.consequence')}
        action={t(`again.action.${kind}`)}
        onConfirm={sendAgain}
      />
    </>
  );
}

interface JobFiltersProps {
  list: ListState<typeof filters>;
  kind: JobKind;
  /** Whether any filter is set; the choice between the two lists does not count. */
  narrowed: boolean;
}

function JobFilters({ list, kind, narrowed }: JobFiltersProps) {
  const { t } = useTranslation('mails-and-jobs');
  const filter = filterFields(list);
  return (
    <FilterBar active={narrowed} onReset={() => list.setFilters({ ...filters, kind })}>
      <SelectField
        label={t('filter.kind')}
        hideLabel
        value={kind}
        choices={jobKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
        onChange={value => list.setFilters({ kind: value, state: '' })}
      />
      <SearchField {...filter.search('order', t('filter.order'))} />
      <MultiSelect
        {...filter.several('state', t('column.state'), t('filter.anyState'), jobStates)}
        choices={jobStates.map(value => ({ value, label: t(`state.${kind}.${value}`) }))}
      />
      <FilterGroup>
        <DateField {...filter.day('from', t('filter.from'))} />
        <DateField {...filter.day('to', t('filter.to'))} />
      </FilterGroup>
    </FilterBar>
  );
}

function useColumns(kind: JobKind): Column<OfficeJob>[] {
  const { t } = useTranslation('mails-and-jobs');
  const { instant } = useFormat();
  return [
    {
      id: 'created',
      header: t('column.created'),
      cell: ({ createdAt }) => instant(createdAt),
      width: 164,
      sortable: true,
      fixed: true,
    },
    {
      id: 'name',
      key: true,
      header: t(`column.name.${kind}`),
      cell: ({ name }) => t(`names.${name as 'order-paid'}`),
    },
    {
      id: 'state',
      key: true,
      header: t('column.state'),
      cell: ({ state }) => <StatusBadge tone={tones[state]} label={t(`state.${kind}.${state}`)} />,
      width: 148,
    },
    { id: 'error', header: t('column.error'), cell: ({ error }) => error },
    {
      id: 'recipient',
      key: true,
      header: t('column.recipient'),
      cell: ({ recipient }) => recipient,
      hidden: kind === 'jobs',
    },
    {
      id: 'order',
      header: t('column.order'),
      cell: ({ orderNumber }) => orderNumber && <OrderLink number={orderNumber} />,
      width: 130,
    },
    {
      id: 'attempts',
      header: t('column.attempts'),
      cell: ({ attempts }) => attempts,
      width: 100,
      align: 'end',
      sortable: true,
    },
    {
      id: 'next',
      header: t('column.next'),
      cell: ({ nextTryAt }) => nextTryAt && instant(nextTryAt),
      width: 164,
    },
    {
      id: 'ended',
      header: t('column.ended'),
      cell: ({ endedAt }) => endedAt && instant(endedAt),
      width: 164,
      hidden: true,
    },
  ];
}
