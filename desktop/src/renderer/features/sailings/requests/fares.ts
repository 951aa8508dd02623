import type {
  FarePreview,
  FarePreviewRequest,
  FaresRequest,
} from '@gangway/shared/contract/office/sailings/fares.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

/** The fares of these sailings after a change, and their bookings. */
export const previewFares = (body: FarePreviewRequest) =>
  request<FarePreview>('POST', '/office/fares/preview', { body });

/** Changes the fares of all the sailings, or of none. */
export async function changeFares(body: FaresRequest, idempotencyKey: string): Promise<{ sailings: number }> {
  const done = await request<{ sailings: number }>('POST', '/office/fares', { body, idempotencyKey });
  void refreshSailings();
  return done;
}
