import type { CabinGuest, CheckInSailing } from '@gangway/shared/contract/office/fleet/room-operation.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../lib/api/request.ts';
import { filterFields } from '../../../lib/lists/filter-fields.ts';
import { useListState } from '../../../lib/lists/use-list-state.ts';
import { useScanner } from '../../../lib/scanner/use-scanner.ts';
import { serverToday } from '../../../lib/server-time.ts';
import { useWedge } from '../../../lib/wedge/use-wedge.ts';
import { DateField } from '../../../ui/dates/date-field.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { FilterBar } from '../../../ui/layout/filter-bar.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Screen } from '../../../ui/layout/screen.tsx';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/status/state-panel.tsx';
import { ScanDialog } from '../board/scan-dialog.tsx';
import { useLiveRooms } from '../requests/board.ts';
import { GuestsTable } from './guests-table.tsx';
import { SailingChoice } from './sailing-choice.tsx';

/** The cabin guests of a sailing, their arrivals, and their check-in. */
export default function CheckInScreen() {
  const { t } = useTranslation('rooms');
  const today = serverToday();
  const list = useListState({
    filters: { date: '', sailing: '', search: '', arrived: '' },
    sort: 'room',
  });
  const filter = filterFields(list);
  const { date, sailing: sailingId } = list.filters;
  const sailings = useQuery(checkInSailingsQuery(date));
  const daySailings = sailings.data ?? [];
  const sailing =
    daySailings.find(({ id }) => String(id) === sailingId) ??
    daySailings.find(({ current }) => current) ??
    daySailings[0] ??
    null;
  const { date: _, sailing: __, ...query } = list.query;
  const guests = useQuery(cabinGuestsQuery(sailing?.id ?? null, query));
  useLiveRooms(sailing?.ship.id ?? null);
  const [scan, setScan] = useState<{ first?: string } | null>(null);
  const receiveCode = (text: string) => {
    if (!scan && sailing) setScan({ first: text });
  };
  useWedge(receiveCode);
  useScanner({ who: 'page', code: receiveCode });

  return (
    <Screen fill>
      <PageHeader
        title={t('guests.title')}
        actions={
          <Button variant="primary" icon={ScanLine} disabled={!sailing} onClick={() => setScan({})}>
            {t('scan.open')}
          </Button>
        }
      />
      <FilterBar active={list.filtered} onReset={list.resetFilters}>
        <DateField
          label={t('guests.day')}
          hideLabel
          value={date || today}
          onChange={day => day && list.setFilters({ date: day === today ? '' : day, sailing: '' })}
        />
        <SearchField {...filter.search('search', t('guests.search'))} />
        <SelectField
          {...filter.choice('arrived', t('guests.checkIn'), t('guests.any'))}
          choices={[
            { value: 'false', label: t('guests.notYet') },
            { value: 'true', label: t('guests.arrived') },
          ]}
        />
      </FilterBar>
      {sailings.error && <ErrorState error={sailings.error} onRetry={sailings.refetch} />}
      {sailings.isLoading && (
        <Panel>
          <SkeletonLines lines={12} />
        </Panel>
      )}
      {sailings.data && !sailing && (
        <EmptyState title={t('guests.noSailings')} text={t('guests.noSailingsText')} />
      )}
      {sailing && (
        <>
          <SailingChoice
            day={date || today}
            sailings={daySailings}
            chosen={sailing.id}
            onChoose={id => list.setFilters({ sailing: String(id) })}
          />
          {!sailing.current && <Notice tone="info">{t('guests.notNow')}</Notice>}
          <GuestsTable sailing={sailing} result={guests} list={list} />
        </>
      )}
      {scan && sailing && (
        <ScanDialog shipId={sailing.ship.id} first={scan.first} onClose={() => setScan(null)} />
      )}
    </Screen>
  );
}

const LOOK_AGAIN_MS = 30_000;

const checkInSailingsQuery = (date: string) =>
  queryOptions({
    queryKey: ['rooms', 'check-in', 'sailings', date],
    queryFn: ({ signal }) =>
      request<CheckInSailing[]>('GET', '/office/check-in/sailings', { query: { date }, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

const cabinGuestsQuery = (sailingId: number | null, query: object) =>
  queryOptions({
    queryKey: ['rooms', 'check-in', 'guests', sailingId, query],
    queryFn: ({ signal }) =>
      request<{ items: CabinGuest[]; total: number }>('GET', '/office/check-in/guests', {
        query: { ...query, sailingId },
        signal,
      }),
    enabled: sailingId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
