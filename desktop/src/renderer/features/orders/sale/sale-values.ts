import { counterSaleRequest } from '@gangway/shared/contract/office/counter.ts';
import { type Passenger, type PassengerInput, passenger } from '@gangway/shared/contract/passengers.ts';
import type { QuoteRequest } from '@gangway/shared/contract/quotes.ts';
import { z } from 'zod';
import { typedLater } from '../../../lib/forms/begins-empty.ts';

const contact = counterSaleRequest.shape.order.shape.contact;

/** A passenger of whom the desk knows nothing yet. */
type PassengerAtDesk = Omit<PassengerInput, 'gender' | 'birthDate'> & {
  gender: PassengerInput['gender'] | '';
  birthDate: PassengerInput['birthDate'] | null;
};
const passengerAtDesk = passenger as unknown as z.ZodType<Passenger, PassengerAtDesk>;

/** A sale as the desk types it: the sailing is chosen from a list, an empty e-mail address is none. */
export const saleForm = z.object({
  sailingId: z.string().min(1),
  passengers: z.array(passengerAtDesk).min(1).max(9),
  /** '' for none, `any`, or the id of a room type. */
  cabin: z.string(),
  contact: contact.extend({ email: z.union([z.literal(''), z.email()]) }),
  tenderedSen: typedLater(z.int().min(0)),
  termsAccepted: z.boolean().refine(Boolean, 'terms'),
});

export type SaleValues = z.input<typeof saleForm>;

/** The next passenger of a walk-in's party: most have an identity card of the country. */
export const newPassenger = (referralCode: string): PassengerAtDesk => ({
  ticketType: 'adult',
  name: '',
  phone: '',
  gender: '',
  idType: 'idCard',
  idNumber: '',
  documentExpiry: null,
  issuingCountry: null,
  nationality: 'MY',
  birthDate: null,
  email: '',
  referralCode,
  pregnancyWeek: null,
  remarks: '',
});

/** The cabins of a sale as a quote and an order ask for them. */
export function cabinsOf(cabin: string): QuoteRequest['cabins'] {
  if (cabin === '') return null;
  return { kind: 'assigned', ...(cabin !== 'any' && { roomTypeId: Number(cabin) }) };
}

/** What can be priced already: a sailing, and what is known of who sails. */
export function quoteOf({ sailingId, passengers, cabin }: SaleValues): QuoteRequest | null {
  if (!sailingId) return null;
  return {
    sailingId: Number(sailingId),
    cabins: cabinsOf(cabin),
    passengers: passengers.map(one => ({
      ticketType: one.ticketType,
      birthDate: one.birthDate || null,
      idType: one.idType,
      documentExpiry: one.documentExpiry || null,
      issuingCountry: one.issuingCountry || null,
      pregnancyWeek: one.pregnancyWeek ?? null,
    })),
  };
}
