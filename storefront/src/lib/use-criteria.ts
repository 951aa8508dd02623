import { criteriaOf, type SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { useLocation, useSearch } from 'wouter';
import { sailingsPath } from './paths.ts';

/** The search in the address, and a function that changes parts of it. */
export function useCriteria(): [SearchCriteria, (part: Partial<SearchCriteria>) => void] {
  const criteria = criteriaOf(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  return [criteria, part => navigate(sailingsPath({ ...criteria, ...part }))];
}
