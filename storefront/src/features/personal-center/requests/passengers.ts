import type { SavedPassenger, SavedPassengerInput } from '@gangway/shared/contract/people/accounts.ts';
import { request } from '../../../lib/api/request.ts';

/** Saves a passenger: creates one without an id, changes one with. */
export const savePassenger = (body: SavedPassengerInput) =>
  request<SavedPassenger>('POST', '/customers/me/passengers', { body });

export const deletePassenger = (id: string) => request<null>('POST', `/customers/me/passengers/${id}/delete`);
