import type { Language } from '@gangway/shared/contract/base/languages.ts';
import enErrors from '@gangway/shared/i18n/en/errors.ts';
import enAgent from '@gangway/shared/i18n/en/storefront/agent.ts';
import enBooking from '@gangway/shared/i18n/en/storefront/booking.ts';
import enOrders from '@gangway/shared/i18n/en/storefront/orders.ts';
import enPassengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import enPayment from '@gangway/shared/i18n/en/storefront/payment.ts';
import enReview from '@gangway/shared/i18n/en/storefront/review.ts';
import enSite from '@gangway/shared/i18n/en/storefront/site.ts';
import enWaitlist from '@gangway/shared/i18n/en/storefront/waitlist.ts';
import koErrors from '@gangway/shared/i18n/ko/errors.ts';
import koAgent from '@gangway/shared/i18n/ko/storefront/agent.ts';
import koBooking from '@gangway/shared/i18n/ko/storefront/booking.ts';
import koOrders from '@gangway/shared/i18n/ko/storefront/orders.ts';
import koPassengers from '@gangway/shared/i18n/ko/storefront/passengers.ts';
import koPayment from '@gangway/shared/i18n/ko/storefront/payment.ts';
import koReview from '@gangway/shared/i18n/ko/storefront/review.ts';
import koSite from '@gangway/shared/i18n/ko/storefront/site.ts';
import koWaitlist from '@gangway/shared/i18n/ko/storefront/waitlist.ts';
import msErrors from '@gangway/shared/i18n/ms/errors.ts';
import msAgent from '@gangway/shared/i18n/ms/storefront/agent.ts';
import msBooking from '@gangway/shared/i18n/ms/storefront/booking.ts';
import msOrders from '@gangway/shared/i18n/ms/storefront/orders.ts';
import msPassengers from '@gangway/shared/i18n/ms/storefront/passengers.ts';
import msPayment from '@gangway/shared/i18n/ms/storefront/payment.ts';
import msReview from '@gangway/shared/i18n/ms/storefront/review.ts';
import msSite from '@gangway/shared/i18n/ms/storefront/site.ts';
import msWaitlist from '@gangway/shared/i18n/ms/storefront/waitlist.ts';
import zhErrors from '@gangway/shared/i18n/zh/errors.ts';
import zhAgent from '@gangway/shared/i18n/zh/storefront/agent.ts';
import zhBooking from '@gangway/shared/i18n/zh/storefront/booking.ts';
import zhOrders from '@gangway/shared/i18n/zh/storefront/orders.ts';
import zhPassengers from '@gangway/shared/i18n/zh/storefront/passengers.ts';
import zhPayment from '@gangway/shared/i18n/zh/storefront/payment.ts';
import zhReview from '@gangway/shared/i18n/zh/storefront/review.ts';
import zhSite from '@gangway/shared/i18n/zh/storefront/site.ts';
import zhWaitlist from '@gangway/shared/i18n/zh/storefront/waitlist.ts';

/** The site's texts used by the journeys. */
export const textsOf = {
  en: {
    agent: enAgent,
    booking: enBooking,
    errors: enErrors,
    orders: enOrders,
    passengers: enPassengers,
    payment: enPayment,
    review: enReview,
    site: enSite,
    waitlist: enWaitlist,
  },
  zh: {
    agent: zhAgent,
    booking: zhBooking,
    errors: zhErrors,
    orders: zhOrders,
    passengers: zhPassengers,
    payment: zhPayment,
    review: zhReview,
    site: zhSite,
    waitlist: zhWaitlist,
  },
  ko: {
    agent: koAgent,
    booking: koBooking,
    errors: koErrors,
    orders: koOrders,
    passengers: koPassengers,
    payment: koPayment,
    review: koReview,
    site: koSite,
    waitlist: koWaitlist,
  },
  ms: {
    agent: msAgent,
    booking: msBooking,
    errors: msErrors,
    orders: msOrders,
    passengers: msPassengers,
    payment: msPayment,
    review: msReview,
    site: msSite,
    waitlist: msWaitlist,
  },
} satisfies Record<Language, object>;

/** A text with its values, as the screen shows it. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot);

/** A pattern for a whole text with any values; its spaces may be non-breaking, as in amounts. */
export const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
      .join('.+')}$`,
  );
