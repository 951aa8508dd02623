import type { OrderAddition } from '@gangway/shared/contract/office/orders/additions.ts';
import { z } from 'zod';
import { withoutUnasked } from '../fields/expecting.ts';
import { type PassengerAtDesk, passengerAtDesk } from '../sale/sale-values.ts';

export const additionKinds = ['passenger', 'cabin', 'both'] as const;
export type AdditionKind = (typeof additionKinds)[number];

/** What is typed; what this kind does not add is kept, so that choosing another one loses nothing. */
export interface AdditionFields {
  passenger: PassengerAtDesk;
  room: string;
}
type Filled = Omit<AdditionFields, 'passenger'> & { passenger: NonNullable<OrderAddition['passenger']> };

/** Checks what this kind adds, and nothing else. */
export const additionForm = (kind: AdditionKind): z.ZodType<Filled, AdditionFields> =>
  z.object({
    passenger: kind === 'cabin' ? z.unknown() : passengerAtDesk,
    room: kind === 'passenger' ? z.string() : z.string().min(1),
  }) as unknown as z.ZodType<Filled, AdditionFields>;

export const toAddition = (kind: AdditionKind, { passenger, room }: Filled): OrderAddition => ({
  passenger: kind === 'cabin' ? null : withoutUnasked(passenger),
  roomIds: kind === 'passenger' ? [] : [Number(room)],
});
