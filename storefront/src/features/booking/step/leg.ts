import { useSearch } from 'wouter';

/** Of a return trip: this booking is the way there, with the sailing back, or the way back (R404). */
export type Leg = { way: 'there'; backId: number } | { way: 'back' };

/** The part of a return trip that is booked on this page; null for a single booking. */
export function useLeg(): Leg | null {
  const parameters = new URLSearchParams(useSearch());
  // A booking that is changed from the cart returns there.
  if (parameters.has('item')) return null;
  const backId = Number(parameters.get('back'));
  if (Number.isInteger(backId) && backId >= 1) return { way: 'there', backId };
  return parameters.get('leg') === 'back' ? { way: 'back' } : null;
}
