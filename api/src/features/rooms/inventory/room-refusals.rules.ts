import { AppError, violates } from '../../../lib/errors.ts';

/** What the database refuses of a room, in words: `taken` for a number that its ship has, else the field that is wrong. */
export async function refusingRooms<Result>(taken: AppError, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'rooms_ship_id_number_key')) throw taken;
    if (violates(error, 'rooms_ship_id_fkey')) throw unknown('shipId');
    if (violates(error, 'rooms_room_type_id_fkey')) throw unknown('roomTypeId');
    throw error;
  }
}

const unknown = (field: string) => new AppError('invalid-input', { fields: { [field]: 'invalid_value' } });
