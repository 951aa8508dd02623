/*
 * The final count of a sailing: boarded, missing, what gates have not sent yet, and the close.
 */

import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { request } from '../../lib/api/request.ts';
import { useGateEvents } from '../../lib/events/use-gate-events.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNow } from '../../lib/use-now.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/status/state-panel.tsx';
import styles from './board.module.css';
import { CloseCount, ClosedNotice } from './closed-count.tsx';
import { CountSheet } from './count-sheet.tsx';
import { Counts } from './counts.tsx';
import { GatesPanel } from './gates-panel.tsx';
import { asKnownAt, marginOf } from './margin/unsent.ts';
import { MissingTable } from './missing-table.tsx';
import { departureQuery } from './requests/departure.ts';
import { SailingPicker } from './sailing-picker.tsx';

/** Who is on board and who is missing before departure, with the final count to print and sign. */
export default function DepartureBoardScreen() {
  const { t } = useTranslation('departure-board');
  const { dateTime, time } = useFormat();
  const sailings = useQuery(gateSailingsQuery());
  const { chosen, choose } = useSailingChoice(sailings.data);
  const board = useQuery(departureQuery(chosen));
  const connected = useGateEvents();
  const data = board.data?.data;
  const remembered = board.data?.remembered ?? null;
  const now = useServerNow(data?.at ?? '', board.dataUpdatedAt, remembered?.ageMs ?? 0);
  const margin = marginOf({ gates: data?.gates ?? [] }, now);
  const none = sailings.data?.length === 0 && chosen === undefined;
  const error = board.error ?? sailings.error;
  const print = async () => {
    await board.refetch();
    window.print();
  };
  return (
    <>
      <div className={styles.screen}>
        <Screen fill>
          <PageHeader
            title={t('title')}
            meta={data && <span className={styles.asOf}>{t('asOf', { time: time(data.at) })}</span>}
            actions={
              <>
                {data && <CloseCount board={data} margin={margin} />}
                <Button variant="primary" icon={Printer} disabled={!data} onClick={() => void print()}>
                  {t('print')}
                </Button>
              </>
            }
          />
          {none && <EmptyState title={t('none')} text={t('noneText')} />}
          {sailings.data && !none && (
            <SailingPicker
              sailings={sailings.data}
              chosen={chosen}
              current={data?.sailing}
              onChoose={choose}
            />
          )}
          {data && (!connected || board.error || remembered) && (
            <Notice tone="warn">
              {t('lost', { time: dateTime(data.at) })} {remembered?.here && t('here', { ...remembered.here })}
            </Notice>
          )}
          {error && !data && (
            <ErrorState error={error} onRetry={board.error ? board.refetch : sailings.refetch} />
          )}
          {!data && !error && !none && (connected ? <Skeleton width={40} /> : <p>{t('noAnswer')}</p>)}
          {data && (
            <>
              <ClosedNotice closed={data.closed} />
              <Counts board={data} margin={margin} />
              <div className={styles.columns}>
                <MissingTable board={data} result={board} />
                <GatesPanel gates={data.gates} sailingId={data.sailing.id} now={now} />
              </div>
            </>
          )}
        </Screen>
      </div>
      {data && <CountSheet board={asKnownAt(data, now)} />}
    </>
  );
}

/** The sailing in the URL; otherwise the first that has not departed, else the last that has. */
function useSailingChoice(sailings: readonly GateSailing[] | undefined) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const named = Number(new URLSearchParams(search).get('sailing'));
  const next = sailings?.find(({ phase }) => phase !== 'departed') ?? sailings?.at(-1);
  return {
    chosen: Number.isInteger(named) && named > 0 ? named : next?.id,
    choose: (id: number) => navigate(`${path}?sailing=${id}`, { replace: true }),
  };
}

const TICK_MS = 2_000;

/**
 * The server's current time: its time in an answer, plus the age of a cached answer, plus the time since it arrived.
 * All but `at` in milliseconds.
 */
function useServerNow(at: string, receivedAt: number, ageMs: number): Date {
  const now = useNow(TICK_MS);
  return new Date(Date.parse(at) + ageMs + Math.max(0, now.getTime() - receivedAt));
}

/** Sailings that are boarding, have boarded or board next, by departure. */
const gateSailingsQuery = () =>
  queryOptions({
    queryKey: ['gate', 'sailings'],
    queryFn: ({ signal }) => request<GateSailing[]>('GET', '/office/boarding/sailings', { signal }),
    meta: { inline: true },
  });
