/*
 * Cash drawers and the close of the day.
 */

import type { DayClose, DayClosing, DayFigures } from '@gangway/shared/contract/office/orders/day-close.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { download } from '../../../lib/api/download.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { useDocuments } from '../../../ui/documents/use-documents.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import styles from './day.module.css';
import { DrawersTable } from './drawers-table.tsx';
import { Proofs } from './proofs.tsx';
import { OfficersTable, TakingsTable } from './takings-tables.tsx';

const totalOf = ({ methods }: DayFigures) => ({
  takenSen: sumSen(methods.map(({ takenSen }) => takenSen)),
  returnedSen: sumSen(methods.map(({ returnedSen }) => returnedSen)),
});

/** The takings of a day with their proofs, and their close (R260). */
export default function DayCloseScreen() {
  const { t } = useTranslation('takings');
  const { plainDate, instant, money } = useFormat();
  const [search, setSearch] = useSearchParams();
  const today = serverToday();
  const date = search.get('date') || today;
  const show = (day: string | null) => setSearch(day ? { date: day } : {}, { replace: true });
  const { data, error, refetch } = useQuery(dayQuery(date));
  const documents = useDocuments();
  const saving = useMutation({
    mutationFn: () => downloadDay(date),
    onError: failure => toasts.show(failure.message, 'bad'),
  });
  const [closing, setClosing] = useState(false);
  const closed = data?.closed;
  const figures = closed?.figures ?? data?.now;
  const now = data && totalOf(data.now);
  const isLater = closed && JSON.stringify(totalOf(closed.figures)) !== JSON.stringify(now);
  const amounts = { taken: money(now?.takenSen ?? 0), returned: money(now?.returnedSen ?? 0) };
  const open = data?.drawers.filter(({ closedAt }) => closedAt === null).length ?? 0;
  return (
    <Screen>
      <PageHeader
        title={t('day.title')}
        actions={
          <>
            <Button icon={FileSpreadsheet} loading={saving.isPending} onClick={() => saving.mutate()}>
              {t('day.excel')}
            </Button>
            <Button
              icon={Printer}
              loading={documents.busy === 'takings'}
              onClick={() => documents.print({ kind: 'takings', date })}
            >
              {t('day.print')}
            </Button>
            {data && !closed && (
              <Button variant="primary" disabled={date > today} onClick={() => setClosing(true)}>
                {t('day.close')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.picker}>
        <IconButton icon={ChevronLeft} label={t('day.previous')} onClick={() => show(addDays(date, -1))} />
        <DateField label={t('day.date')} hideLabel value={date} onChange={show} />
        <IconButton icon={ChevronRight} label={t('day.next')} onClick={() => show(addDays(date, 1))} />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines />}
      {data && figures && (
        <div className={styles.day}>
          {closed && <Notice tone="ok">{t('day.closed', { at: instant(closed.at), by: closed.by })}</Notice>}
          {isLater && <Notice tone="warn">{t('day.later', amounts)}</Notice>}
          <Panel title={t('day.methods')} flush>
            <TakingsTable figures={figures} />
          </Panel>
          <Panel title={t('day.proofs')}>
            <Proofs proofs={figures.proofs} />
          </Panel>
          {figures.officers.length > 0 && (
            <Panel title={t('day.officers')} flush>
              <OfficersTable figures={figures} />
            </Panel>
          )}
          {data.drawers.length > 0 && (
            <Panel title={t('day.drawers')} flush>
              <DrawersTable drawers={data.drawers} />
            </Panel>
          )}
        </div>
      )}
      {now && (
        <ConfirmDialog
          open={closing}
          onClose={() => setClosing(false)}
          title={t('day.closeTitle', { date: plainDate(date) })}
          consequence={t('day.closeText', amounts)}
          action={t('day.doClose')}
          onConfirm={async () => {
            await closeDay(date, now);
            toasts.show(t('day.done'), 'ok');
          }}
        >
          {open > 0 && <Notice tone="warn">{t('day.openDrawers', { count: open })}</Notice>}
        </ConfirmDialog>
      )}
    </Screen>
  );
}

const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['day-close', date],
    queryFn: ({ signal }) => request<DayClose>('GET', `/office/day-closes/${date}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

async function closeDay(date: string, body: DayClosing): Promise<void> {
  try {
    await request<DayClose>('POST', `/office/day-closes/${date}`, { body });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['day-close'] });
  }
}

const downloadDay = (date: string) => download(`/office/day-closes/${date}/takings.xlsx`);
