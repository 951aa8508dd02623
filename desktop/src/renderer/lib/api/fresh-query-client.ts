import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A fetch that is under way during an invalidation may return data from before the change. The library refetches only
 * queries that already have data, and would accept the result of a query's first fetch as fresh; this client refetches
 * those too.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const predicate = (query: Query) =>
      query.state.data === undefined && query.isActive() && (filters?.predicate?.(query) ?? true);
    await this.cancelQueries({ ...filters, predicate });
    await super.invalidateQueries(filters, options);
  }
}
