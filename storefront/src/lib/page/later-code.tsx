import { Spinner } from '@gangway/shared/ui/status/spinner.tsx';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../i18n/i18n.ts';
import { firstTouch } from './first-touch.ts';
import { LoadFailed } from './loading-parts.tsx';

/** Code that the first view of a page does not need, and its texts. The name is unique on the site. */
export const laterCode = <Code extends object>(
  name: string,
  load: () => Promise<Code>,
  namespaces: readonly string[] = [],
) =>
  queryOptions({
    queryKey: ['code', name],
    queryFn: async () => {
      try {
        const [code] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
        return code;
      } catch {
        throw new Error(i18next.t('failure.network'));
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
    meta: { inline: true },
  });

export type LaterCode<Code extends object> = ReturnType<typeof laterCode<Code>>;

/** Loads the code when the visitor first touches the page: it delays neither the first view nor the visitor. */
export function usePreloading<Code extends object>(code: LaterCode<Code>): void {
  const queries = useQueryClient();
  useEffect(() => {
    firstTouch.then(() => queries.prefetchQuery(code));
  }, [queries, code]);
}

/** The code once it is loaded, or why it could not be loaded. Omit `needed` if it is needed at once. */
export function useLaterCode<Code extends object>(code: LaterCode<Code>, needed = true) {
  const { data, error, refetch } = useQuery({ ...code, enabled: needed });
  const retry = async () => {
    // After a new release only a new page finds its code.
    if ((await refetch()).isError && navigator.onLine) location.reload();
  };
  return { code: data, failure: error && { error, refetch: retry } };
}

interface LaterProps<Code extends object> {
  code: LaterCode<Code>;
  /** Shown meanwhile; a spinner if omitted. */
  loading?: ReactNode;
  children: (code: Code) => ReactNode;
}

/** A part of a page whose code is loaded later. If that fails, the part says so, and the page around it stays. */
export function Later<Code extends object>({ code: later, loading, children }: LaterProps<Code>) {
  const { t } = useTranslation('site');
  const { code, failure } = useLaterCode(later);
  if (code) return children(code);
  if (failure) return <LoadFailed query={failure} title={t('failure.title')} />;
  return loading ?? <Spinner label={t('loading')} size={32} />;
}
