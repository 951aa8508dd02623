import type { RouteSettings } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { PaymentRequest } from '@gangway/shared/contract/sales/payments.ts';
import type { CabinChoice } from './cabin-choice.ts';
import type { PartyCounts, PassengerDraft } from './passenger-draft.ts';

export interface ContactDraft {
  /** The first passenger books for the party. */
  sameAsFirst: boolean;
  name: string;
  email: string;
  phone: string;
}

/** A booking being filled in. */
export interface BookingDraft {
  sailingId: number | null;
  /** What the sailing's route asks of its passengers; null until the sailing is known. */
  route: RouteSettings | null;
  /** The item of the cart that is being changed; null for a booking of its own. */
  cartItemId: string | null;
  counts: PartyCounts;
  cabin: CabinChoice;
  passengers: PassengerDraft[];
  contact: ContactDraft;
  /** What new passengers are referred by: the link's code, the agent's own, or the house's. */
  referralCode: string;
  provider: PaymentRequest['provider'] | '';
  termsAccepted: boolean;
  /** Key of the order being sent, with the body it belongs to: the same body sent again is the same order. */
  submission: { key: string; body: string } | null;
}

export const emptyDraft: BookingDraft = {
  sailingId: null,
  route: null,
  cartItemId: null,
  counts: { adult: 1, child: 0, infant: 0, senior: 0 },
  cabin: { kind: 'none' },
  passengers: [],
  contact: { sameAsFirst: true, name: '', email: '', phone: '' },
  referralCode: '',
  provider: '',
  termsAccepted: false,
  submission: null,
};
