import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PaletteHit, PaletteSource } from '../../lib/palette.ts';
import { can } from '../../lib/session.ts';
import { paletteSources } from './sources.ts';

/** A letter finds everything, which is as good as nothing. */
const SHORTEST = 2;

export interface Found {
  source: PaletteSource;
  hits: readonly PaletteHit[];
}

/** What the sources of those permissions that one has find. */
export function useFound(query: string): { found: Found[]; searching: boolean } {
  const wanted = query.length >= SHORTEST;
  return useQueries({
    queries: paletteSources.map((load, index) => ({
      queryKey: ['palette', index, query],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Found | null> => {
        const { default: source } = await load();
        return can(source.permission) ? { source, hits: await source.search(query, signal) } : null;
      },
      enabled: wanted,
      placeholderData: keepPreviousData,
      meta: { inline: true },
    })),
    combine: results => ({
      found: wanted ? results.flatMap(({ data }) => (data && data.hits.length > 0 ? [data] : [])) : [],
      searching: wanted && results.some(({ isFetching }) => isFetching),
    }),
  });
}
