import type {
  JobsDismissal,
  JobsDismissed,
  JobsRetried,
  JobsRetry,
  OfficeJobPage,
} from '@gangway/shared/contract/office/system/jobs.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const useJobs = (query: object) =>
  useQuery({
    queryKey: ['jobs', query],
    queryFn: ({ signal }) => request<OfficeJobPage>('GET', '/office/jobs', { query, signal }),
    placeholderData: keepPreviousData,
    // A retried job is done within seconds.
    refetchInterval: 5000,
    meta: { inline: true },
  });

/** Retries one failed job, or several. */
export function useRetryJobs() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: JobsRetry) => request<JobsRetried>('POST', '/office/jobs/retry', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
    meta: { inline: true },
  });
}

/** Leaves a failed job undone. */
export function useDismissJobs() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: JobsDismissal) => request<JobsDismissed>('POST', '/office/jobs/dismiss', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
    meta: { inline: true },
  });
}
