import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import type { RouteSummary } from '@gangway/shared/contract/sailings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/api/get-query.ts';

const routesQuery = queryOptions({
  queryKey: ['routes'],
  ...getQuery<RouteSummary[]>('/routes'),
  meta: { inline: true },
});

/** Routes on sale, each with its lowest fare and its next date. */
export const useRoutes = () => useQuery(routesQuery);

const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['slides', language],
    ...getQuery<Slide[]>('/slides', { language }),
    meta: { inline: true },
  });

export const useSlides = (language: Language) => useQuery(slidesQuery(language));
