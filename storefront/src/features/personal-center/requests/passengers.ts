import type { SavedPassenger, SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import { request } from '../../../lib/api/request.ts';

/** Saves a passenger: a new one without an id, a change with. */
export const savePassenger = (body: SavedPassengerInput) =>
  request<SavedPassenger>('POST', '/customers/me/passengers', { body });

export const deletePassenger = (id: string) => request<null>('POST', `/customers/me/passengers/${id}/delete`);
