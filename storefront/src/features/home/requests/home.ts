import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { Slide } from '@gangway/shared/contract/content.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/api/get-query.ts';

const slidesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['slides', language],
    ...getQuery<Slide[]>('/slides', { language }),
    meta: { inline: true },
  });

export const useSlides = (language: Language) => useQuery(slidesQuery(language));
