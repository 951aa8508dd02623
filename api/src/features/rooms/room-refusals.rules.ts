import { type AppError, refusing, unknownValue } from '../../lib/errors.ts';

/** Translates the database's refusals of a room: `taken` for a number that its ship already has, otherwise the invalid field. */
export function refusingRooms<Result>(taken: AppError, write: () => Promise<Result>): Promise<Result> {
  const refusals = {
    rooms_ship_id_number_key: taken,
    rooms_ship_id_fkey: unknownValue('shipId'),
    rooms_room_type_id_fkey: unknownValue('roomTypeId'),
  };
  return refusing(refusals, write);
}
