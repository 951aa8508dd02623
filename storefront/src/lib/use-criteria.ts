import { criteriaOf, type SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { useLocation, useSearch } from 'wouter';
import { sailingsPath } from './paths.ts';

/** The search that the address holds, and a way to change parts of it there. */
export function useCriteria(): [SearchCriteria, (part: Partial<SearchCriteria>) => void] {
  const criteria = criteriaOf(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  return [criteria, part => navigate(sailingsPath({ ...criteria, ...part }))];
}
