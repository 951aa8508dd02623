import type { Slide } from '@gangway/shared/contract/content.ts';
import type { Language } from '@gangway/shared/contract/vocabulary.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

export const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['slides', language],
    queryFn: ({ signal }) => request<Slide[]>('GET', '/slides', { query: { language }, signal }),
    meta: { inline: true },
  });

export const useSlides = (language: Language) => useQuery(slidesQuery(language));
