import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import type { LegalPageName, LegalText } from '@gangway/shared/contract/legal.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getQuery } from '../../../lib/api/get-query.ts';

const legalQuery = (page: LegalPageName, language: Language, edition: string | null) =>
  queryOptions({
    queryKey: ['legal', page, language, edition],
    ...getQuery<LegalText | null>(`/legal/${page}`, { language, ...(edition && { edition }) }),
    meta: { inline: true },
  });

/** A legal page as the operator wrote it: today's version, or another one; null while the template holds. */
export const useLegalText = (page: LegalPageName, language: Language, edition: string | null) =>
  useQuery(legalQuery(page, language, edition));
