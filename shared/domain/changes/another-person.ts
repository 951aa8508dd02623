import type { Passenger } from '../../contract/entries/passengers.ts';
import { nameDistance } from './name-distance.ts';

/** The words of a name in one order: surname first or last is the same name. */
const inOrder = (name: string): string => name.normalize('NFC').toUpperCase().split(/\s+/).sort().join(' ');

const plain = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** Who a passenger is, as far as a correction can make somebody else of them. */
export type Person = Pick<Passenger, 'name' | 'idNumber' | 'birthDate'>;

/**
 * Whether corrections make somebody else of a passenger (R357): the name is another by more letters than the setting allows at once,
 * or both the document and the date of birth are others. A typing error, a new passport and a name the other way round are not.
 */
export function isAnotherPerson(before: Person, after: Person, letters: number): boolean {
  const distance = Math.min(
    nameDistance(before.name, after.name),
    nameDistance(inOrder(before.name), inOrder(after.name)),
  );
  if (distance > letters) return true;
  return plain(before.idNumber) !== plain(after.idNumber) && before.birthDate !== after.birthDate;
}
