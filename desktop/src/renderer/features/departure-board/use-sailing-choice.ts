import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import { useLocation, useSearch } from 'wouter';

/** The sailing that the address names; otherwise the first that has not left, else the last that has. */
export function useSailingChoice(sailings: readonly GateSailing[] | undefined) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const named = Number(new URLSearchParams(search).get('sailing'));
  const next = sailings?.find(({ phase }) => phase !== 'departed') ?? sailings?.at(-1);
  return {
    chosen: Number.isInteger(named) && named > 0 ? named : next?.id,
    choose: (id: number) => navigate(`${path}?sailing=${id}`, { replace: true }),
  };
}
