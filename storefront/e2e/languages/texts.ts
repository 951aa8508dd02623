import type { Language } from '@gangway/shared/contract/base/languages.ts';
import enErrors from '@gangway/shared/i18n/en/errors.ts';
import enOrders from '@gangway/shared/i18n/en/storefront/orders.ts';
import enPayment from '@gangway/shared/i18n/en/storefront/payment.ts';
import enWaitlist from '@gangway/shared/i18n/en/storefront/waitlist.ts';
import koErrors from '@gangway/shared/i18n/ko/errors.ts';
import koOrders from '@gangway/shared/i18n/ko/storefront/orders.ts';
import koPayment from '@gangway/shared/i18n/ko/storefront/payment.ts';
import koWaitlist from '@gangway/shared/i18n/ko/storefront/waitlist.ts';
import msErrors from '@gangway/shared/i18n/ms/errors.ts';
import msOrders from '@gangway/shared/i18n/ms/storefront/orders.ts';
import msPayment from '@gangway/shared/i18n/ms/storefront/payment.ts';
import msWaitlist from '@gangway/shared/i18n/ms/storefront/waitlist.ts';
import zhErrors from '@gangway/shared/i18n/zh/errors.ts';
import zhOrders from '@gangway/shared/i18n/zh/storefront/orders.ts';
import zhPayment from '@gangway/shared/i18n/zh/storefront/payment.ts';
import zhWaitlist from '@gangway/shared/i18n/zh/storefront/waitlist.ts';

/** The words of the journeys, as the site has them: a walk that looks for them fails where the screen shows others. */
export const textsOf = {
  en: { orders: enOrders, payment: enPayment, waitlist: enWaitlist, errors: enErrors },
  zh: { orders: zhOrders, payment: zhPayment, waitlist: zhWaitlist, errors: zhErrors },
  ko: { orders: koOrders, payment: koPayment, waitlist: koWaitlist, errors: koErrors },
  ms: { orders: msOrders, payment: msPayment, waitlist: msWaitlist, errors: msErrors },
} satisfies Record<Language, object>;

/** A whole text, with anything in place of its values. */
export const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
