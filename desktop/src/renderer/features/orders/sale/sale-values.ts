import type { Gender, TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { optionalEmail } from '@gangway/shared/contract/entries/contact-points.ts';
import { homeCountry } from '@gangway/shared/contract/entries/home-country.ts';
import {
  isNeeded,
  type PartialPassenger,
  type PassengerField,
  passengerFieldNames,
  type RouteSettings,
  unknownPassenger,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import { type Passenger, passenger } from '@gangway/shared/contract/entries/passengers.ts';
import { counterSaleRequest } from '@gangway/shared/contract/office/orders/counter.ts';
import { counterProvider } from '@gangway/shared/contract/payment-providers/counter.ts';
import type { QuoteRequest } from '@gangway/shared/contract/sales/quotes.ts';
import { z } from 'zod';
import { checkPayment, paymentShape } from '../counter/payment-values.ts';
import { withoutUnasked } from '../fields/expecting.ts';

const contact = counterSaleRequest.shape.order.shape.contact;

/** A passenger with the fields that may still be empty at the desk. */
export type PassengerAtDesk = Omit<PartialPassenger, 'gender'> & {
  ticketType: TicketType;
  gender: Gender | '';
};
export const passengerAtDesk = passenger as unknown as z.ZodType<Passenger, PassengerAtDesk>;

/** The form values of a sale: the sailing is chosen from a list, an empty e-mail address means none. */
export const saleForm = z
  .object({
    sailingId: z.string().min(1),
    passengers: z.array(passengerAtDesk).min(1).max(9),
    /** '' for no cabin, `any`, `mixed`, or the id of a room type. */
    cabin: z.string(),
    /** How many cabins; '' for as many as the party needs. */
    cabinCount: z.string(),
    /** For `mixed`: the number of cabins of each room type, by its id; '' for none. */
    cabinMix: z.record(z.string(), z.string()),
    /** '' for none. */
    promoCode: z.string(),
    contact: contact.extend({ email: optionalEmail }),
    ...paymentShape,
    termsAccepted: z.boolean().refine(Boolean, 'terms'),
  })
  .check(checkPayment);

export type SaleValues = z.input<typeof saleForm>;

/** Initial values of a passenger; most walk-in customers have a Malaysian identity card. */
export const newPassenger = (referralCode: string): PassengerAtDesk => ({
  ...unknownPassenger(),
  ticketType: 'adult',
  gender: '',
  idType: 'idCard',
  nationality: homeCountry(),
  referralCode,
});

/** The fields of a passenger's row at the desk, in the order in which a document is read. */
export const rowFields = [
  'name',
  'idType',
  'idNumber',
  'birthDate',
  'gender',
  'nationality',
] as const satisfies readonly PassengerField[];

/** Fields that are seldom filled in at the desk. */
export const moreFields = ['phone', 'email'] as const satisfies readonly PassengerField[];

/** Fields that only some passengers or routes are asked for. */
export const furtherFields = passengerFieldNames.filter(
  field => !([...rowFields, ...moreFields] as readonly PassengerField[]).includes(field),
);

/** The fields that a sale still needs, in the order of the page. */
export function openFieldsOf(
  { sailingId, passengers, contact, provider, tenderedSen }: SaleValues,
  route: RouteSettings | null,
): string[] {
  const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
  return [
    ...(isEmpty(sailingId) ? ['sailingId'] : []),
    ...passengers.flatMap((passenger, index) =>
      [...rowFields, ...furtherFields]
        .filter(field => isNeeded(field, { ...passenger, route }) && isEmpty(passenger[field]))
        .map(field => `passengers.${index}.${field}`),
    ),
    ...(['name', 'phone'] as const).filter(field => isEmpty(contact[field])).map(field => `contact.${field}`),
    ...(counterProvider(provider).givesChange && isEmpty(tenderedSen) ? ['tenderedSen'] : []),
  ];
}

/** Maps a path in the request to the form's field. */
export function fieldOfSale(path: string): string {
  const part = path.replace(/^order\./, '');
  if (part === 'passengers' || part === 'referralCode') return 'passengers.0.name';
  if (/^passengers\.\d+$/.test(part)) return `${part}.name`;
  return part.replace(/\.referralCode$/, '.name').replace(/^cabins.*$/, 'cabin');
}

/** The choice of cabins of several types. */
export const MIXED = 'mixed';

type CabinValues = Pick<SaleValues, 'cabin' | 'cabinCount' | 'cabinMix'>;

/** The cabins of a sale as the quote and order requests take them (R361). */
export function cabinsOf({ cabin, cabinCount, cabinMix }: CabinValues): QuoteRequest['cabins'] {
  if (cabin === '') return null;
  if (cabin === MIXED) {
    const roomTypeIds = Object.entries(cabinMix).flatMap(([id, count]) =>
      Array.from({ length: Number(count) }, () => Number(id)),
    );
    return roomTypeIds.length > 0 ? { kind: 'types', roomTypeIds } : null;
  }
  return {
    kind: 'assigned',
    ...(cabin !== 'any' && { roomTypeId: Number(cabin) }),
    ...(cabinCount !== '' && { count: Number(cabinCount) }),
  };
}

/** The choice of cabins without the types that another sailing does not have, and with no more than are left there. */
export function cabinsOnOffer(
  { cabin, cabinMix }: Pick<SaleValues, 'cabin' | 'cabinMix'>,
  types: readonly { id: number; roomsLeft: number }[],
): Pick<SaleValues, 'cabin' | 'cabinMix'> {
  const isChoice = ['', 'any', MIXED].includes(cabin) || types.some(({ id }) => String(id) === cabin);
  const left = types.flatMap(({ id, roomsLeft }) => {
    const count = Math.min(Number(cabinMix[id] ?? 0), roomsLeft);
    return count > 0 ? [[String(id), String(count)] as const] : [];
  });
  return { cabin: isChoice ? cabin : '', cabinMix: Object.fromEntries(left) };
}

/** The request for a price from the values entered so far; null without a sailing. */
export function quoteOf(
  { sailingId, passengers, cabin, cabinCount, cabinMix, promoCode }: SaleValues,
  kept?: Pick<QuoteRequest, 'waitlistToken'>,
): QuoteRequest | null {
  if (!sailingId) return null;
  return {
    ...kept,
    sailingId: Number(sailingId),
    cabins: cabinsOf({ cabin, cabinCount, cabinMix }),
    promoCode: promoCode.trim() || null,
    passengers: passengers.map(withoutUnasked).map(one => ({
      ticketType: one.ticketType,
      birthDate: one.birthDate || null,
      gender: one.gender || null,
      nationality: one.nationality || null,
      idType: one.idType ?? undefined,
      idNumber: (one.idType === 'idCard' && one.idNumber) || undefined,
      documentExpiry: one.documentExpiry || null,
      issuingCountry: one.issuingCountry || null,
      pregnancyWeek: one.pregnancyWeek || null,
    })),
  };
}
