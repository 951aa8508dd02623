import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * What is on its way while something changes may have been read before the change. The library asks for it anew where an
 * earlier answer is at hand, and takes the first answer of all for the news: this client asks for that anew as well.
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
