import type { IdType } from '@gangway/shared/contract/base/vocabulary.ts';
import type { RouteSettings } from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { OnlineProvider } from '@gangway/shared/contract/payment-providers/online.ts';
import type { VoucherBalance } from '@gangway/shared/contract/sales/vouchers.ts';
import type { CabinChoice } from './cabin-choice.ts';
import type { PartyCounts, PassengerDraft } from './passenger-draft.ts';

export interface ContactDraft {
  /** The first passenger's data are also the contact's. */
  sameAsFirst: boolean;
  name: string;
  email: string;
  phone: string;
}

/** A booking that is being filled in. */
export interface BookingDraft {
  sailingId: number | null;
  /** The route's settings for passenger fields; null until the sailing is loaded. */
  route: RouteSettings | null;
  /** The cart item that is being edited; null for a new booking. */
  cartItemId: string | null;
  counts: PartyCounts;
  cabin: CabinChoice;
  passengers: PassengerDraft[];
  contact: ContactDraft;
  /** The referral code for new passengers: from the link, the agent's own, or the operator's. */
  referralCode: string;
  /** The travel document of new passengers: on a domestic route the identity card (R378). */
  idType: IdType;
  /** The typed code; the quote contains its discount. */
  promoCode: string;
  /** A voucher to pay with, up to its balance. */
  voucher: (VoucherBalance & { code: string }) | null;
  provider: OnlineProvider | '';
  termsAccepted: boolean;
  /** Idempotency key of the order being sent, with its body: sending the same body again creates no second order. */
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
  idType: 'passport',
  promoCode: '',
  voucher: null,
  provider: '',
  termsAccepted: false,
  submission: null,
};
