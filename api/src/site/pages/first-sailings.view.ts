import { addressOf } from '@gangway/shared/contract/base/page-answers.ts';
import { sailingSearchQuery } from '@gangway/shared/contract/sailings.ts';
import { criteriaOf, sailingsQuery } from '@gangway/shared/domain/sailings/search-criteria.ts';
import type { PageFacts } from './page-facts.service.ts';

const FIRST_PAGE = 1;

/**
 * The first page of the route list's search with these parameters, and the address of the equivalent call. Empty if the call
 * would be refused.
 */
export async function firstSailings(facts: PageFacts, parameters: URLSearchParams) {
  const address = addressOf('/sailings', sailingsQuery(criteriaOf(parameters), FIRST_PAGE));
  const query = new URLSearchParams(address.slice(address.indexOf('?')));
  const search = sailingSearchQuery.safeParse(Object.fromEntries(query));
  return { address, page: search.success ? await facts.sailings(search.data) : undefined };
}
