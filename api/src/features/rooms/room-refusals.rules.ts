import { type AppError, refusing, unknownValue } from '../../lib/errors.ts';

/** Translates the database's refusals of a room: `numberTaken` for a number that its ship has, otherwise the invalid field. */
export function refusingRooms<Result>(numberTaken: AppError, write: () => Promise<Result>): Promise<Result> {
  const refusals = {
    rooms_ship_id_number_key: numberTaken,
    rooms_ship_id_fkey: unknownValue('shipId'),
    rooms_room_type_id_fkey: unknownValue('roomTypeId'),
  };
  return refusing(refusals, write);
}
