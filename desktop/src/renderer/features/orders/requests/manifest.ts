import type { ManifestSummary } from '@gangway/shared/contract/office/gate/manifest.ts';
import { useQuery } from '@tanstack/react-query';
import { download } from '../../../lib/api/download.ts';
import { request } from '../../../lib/api/request.ts';

export const useManifest = (sailingId: number) =>
  useQuery({
    queryKey: ['manifest', sailingId],
    queryFn: ({ signal }) =>
      request<ManifestSummary>('GET', `/office/sailings/${sailingId}/manifest`, { signal }),
    meta: { inline: true },
  });

export const downloadManifest = (sailingId: number) =>
  download(`/office/sailings/${sailingId}/manifest.xlsx`);
