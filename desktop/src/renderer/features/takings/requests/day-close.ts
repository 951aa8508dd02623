import type { DayClose, DayClosing } from '@gangway/shared/contract/office/orders/day-close.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

export const dayQuery = (date: string) =>
  queryOptions({
    queryKey: ['day-close', date],
    queryFn: ({ signal }) => request<DayClose>('GET', `/office/day-closes/${date}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

export async function closeDay(date: string, body: DayClosing): Promise<void> {
  try {
    await request<DayClose>('POST', `/office/day-closes/${date}`, { body });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['day-close'] });
  }
}

export const downloadDay = (date: string) => download(`/office/day-closes/${date}/takings.xlsx`);
