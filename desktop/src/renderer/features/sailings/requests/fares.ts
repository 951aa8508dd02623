import type {
  FarePreview,
  FarePreviewRequest,
  FaresRequest,
} from '@gangway/shared/contract/office/sailings/fares.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

/** What a change would make of the fares of these sailings, and what was booked on them. */
export const previewFares = (body: FarePreviewRequest) =>
  request<FarePreview>('POST', '/office/fares/preview', { body });

/** Changes the fares of all of the sailings, or of none. */
export async function changeFares(body: FaresRequest, idempotencyKey: string): Promise<{ sailings: number }> {
  const done = await request<{ sailings: number }>('POST', '/office/fares', { body, idempotencyKey });
  void refreshSailings();
  return done;
}
