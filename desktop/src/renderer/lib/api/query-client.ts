import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import { whenReleased } from '@gangway/shared/ui/form/until-released.ts';
import { MutationCache, notifyManager, QueryCache } from '@tanstack/react-query';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { i18next } from '../language/i18n.ts';
import { FreshQueryClient } from './fresh-query-client.ts';

const MINUTE_MS = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    /** `inline`: the screen shows the error in place, so no toast is shown. */
    queryMeta: { inline?: boolean };
    mutationMeta: { inline?: boolean };
  }
}

function show(error: Error, inline: boolean | undefined): void {
  if (!inline) toasts.show(error.message || i18next.t('failure.hasError'), 'bad');
}

// What arrives during a press is shown after it: otherwise it would move the button away, and the click would be lost.
notifyManager.setScheduler(whenReleased);

/** Shows the message of every failed call (R117). Retries only calls that got no answer. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({ onError: (error, query) => show(error, query.meta?.inline) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => show(error, mutation.meta?.inline),
  }),
  defaultOptions: {
    queries: {
      staleTime: MINUTE_MS,
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && failureOf(error) === 'network',
    },
    mutations: { networkMode: 'always' },
  },
});
