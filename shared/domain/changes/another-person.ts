import type { Passenger } from '../../contract/entries/passengers.ts';
import { nameDistance } from './name-distance.ts';

/** Sorts the words of a name: surname first or last is the same name. */
const inOrder = (name: string): string => name.normalize('NFC').toUpperCase().split(/\s+/).sort().join(' ');

const plain = (number: string): string => number.replace(/[\s-]/g, '').toUpperCase();

/** The data that identify a passenger when a correction is checked. */
export type Person = Pick<Passenger, 'name' | 'idNumber' | 'birthDate'>;

/**
 * Whether a correction names another person (R357): the name differs by more letters than the setting allows,
 * or both the document and the date of birth differ. A typing error, a new passport and a swapped name do not.
 */
export function isAnotherPerson(before: Person, after: Person, letters: number): boolean {
  const distance = Math.min(
    nameDistance(before.name, after.name),
    nameDistance(inOrder(before.name), inOrder(after.name)),
  );
  if (distance > letters) return true;
  return plain(before.idNumber) !== plain(after.idNumber) && before.birthDate !== after.birthDate;
}
