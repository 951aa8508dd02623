import type {
  Disruption,
  DisruptionPreview,
  DisruptionRequest,
  DisruptionTerms,
  SailingsConcerned,
} from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

/** The default terms for guests of canceled sailings, from the settings; refetched each time the wizard opens. */
export const useDisruptionTerms = () =>
  useQuery({
    queryKey: ['sailings', 'disruption-terms'],
    queryFn: ({ signal }) => request<DisruptionTerms>('GET', '/office/disruptions/terms', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { inline: true },
  });

/** The orders that a disruption of sailings affects, and the effect on each. */
export const previewDisruption = (sailings: SailingsConcerned, disruption: Disruption) =>
  request<DisruptionPreview>('POST', '/office/disruptions/preview', { body: { sailings, disruption } });

/** Changes all of the sailings, or none. */
export async function disruptSailings(
  body: DisruptionRequest,
  idempotencyKey: string,
): Promise<{ sailings: number }> {
  const done = await request<{ sailings: number }>('POST', '/office/disruptions', { body, idempotencyKey });
  void refreshSailings();
  return done;
}
