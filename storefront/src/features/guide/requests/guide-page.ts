import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { GuideEntry, GuidePage } from '@gangway/shared/contract/guide.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/api/get-query.ts';

const guidePageQuery = (page: GuidePage, language: Language) =>
  queryOptions({
    queryKey: ['guide', page, language],
    ...getQuery<GuideEntry[]>(`/guide/${page}`, { language }),
    meta: { inline: true },
  });

/** The entries of a page in a language; fails with `not-found` where the operator has not written it. */
export const useGuidePage = (page: GuidePage, language: Language) => useQuery(guidePageQuery(page, language));
