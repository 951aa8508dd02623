import type { ShipProfile } from '@gangway/shared/contract/sailings.ts';
import type { Connection } from '../../lib/database/database.ts';
import { findActiveShips } from './office-ships.repository.ts';

/** The ships in service, in the order of their weight. */
export function listShips(db: Connection): Promise<ShipProfile[]> {
  return findActiveShips(db);
}
