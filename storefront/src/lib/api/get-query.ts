import { addressOf } from '@gangway/shared/contract/base/page-answers.ts';
import { pageAnswer } from './page-answer.ts';
import { request } from './request.ts';

/** A query function that uses the answer included in the page, or calls the API. */
export function getQuery<Data>(path: string, query?: object) {
  const address = addressOf(path, query);
  return {
    queryFn: ({ signal }: { signal: AbortSignal }) => request<Data>('GET', path, { query, signal }),
    initialData: () => pageAnswer<Data>(address)?.data,
    initialDataUpdatedAt: () => pageAnswer(address)?.at,
  };
}
