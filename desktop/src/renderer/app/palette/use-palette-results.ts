import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import type { PaletteHit, PaletteSource } from '../../lib/palette/palette.ts';
import { can } from '../../lib/session.ts';

/** Minimum length of a query: a single letter matches too much. */
const SHORTEST = 2;

export interface PaletteResult {
  source: PaletteSource;
  hits: readonly PaletteHit[];
}

/** Searches the palette sources for which the user has both the permission and the screen. */
export function usePaletteResults(query: string): { results: PaletteResult[]; searching: boolean } {
  const enabled = query.length >= SHORTEST;
  const hasScreen = useHasScreen();
  const isOpen = ({ permission, screen }: PaletteSource) => can(permission) && hasScreen(screen);
  return useQueries({
    queries: paletteSources.map((load, index) => ({
      queryKey: ['palette', index, query],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<PaletteResult | null> => {
        const { default: source } = await load();
        return isOpen(source) ? { source, hits: await source.search(query, signal) } : null;
      },
      enabled,
      placeholderData: keepPreviousData,
      meta: { inline: true },
    })),
    combine: queries => ({
      results: enabled
        ? exactFirst(queries.flatMap(({ data }) => (data && data.hits.length > 0 ? [data] : [])))
        : [],
      searching: enabled && queries.some(({ isFetching }) => isFetching),
    }),
  });
}

const hasExact = ({ hits }: PaletteResult) => hits.some(({ exact }) => exact);

/** Puts exact matches first: room 501 before orders whose number contains 501. */
const exactFirst = (results: PaletteResult[]): PaletteResult[] =>
  results.toSorted((one, other) => Number(hasExact(other)) - Number(hasExact(one)));

/** What the palette searches besides the menu. A feature adds its own line: `() => import('../../features/…')`. */
const paletteSources: readonly (() => Promise<{ default: PaletteSource }>)[] = [
  () => import('../../features/orders/palette-orders.ts'),
  () => import('../../features/orders/palette-passengers.ts'),
  () => import('../../features/rooms/palette-rooms.ts'),
];
