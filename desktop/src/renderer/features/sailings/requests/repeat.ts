import type {
  CreatedSailings,
  RepeatPreview,
  SailingRepeat,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

export const previewRepeat = (rule: SailingRepeat) =>
  request<RepeatPreview>('POST', '/office/sailings/repeat/preview', { body: rule });

export async function createRepeat(rule: SailingRepeat, idempotencyKey: string): Promise<CreatedSailings> {
  const made = await request<CreatedSailings>('POST', '/office/sailings/repeat', {
    body: rule,
    idempotencyKey,
  });
  void refreshSailings();
  return made;
}
