import type legal from '@gangway/shared/i18n/en/legal.ts';
import type paymentMethods from '@gangway/shared/i18n/en/payment-methods.ts';
import type account from '@gangway/shared/i18n/en/storefront/account.ts';
import type agent from '@gangway/shared/i18n/en/storefront/agent.ts';
import type booking from '@gangway/shared/i18n/en/storefront/booking.ts';
import type cabin from '@gangway/shared/i18n/en/storefront/cabin.ts';
import type cart from '@gangway/shared/i18n/en/storefront/cart.ts';
import type deck from '@gangway/shared/i18n/en/storefront/deck.ts';
import type guide from '@gangway/shared/i18n/en/storefront/guide.ts';
import type home from '@gangway/shared/i18n/en/storefront/home.ts';
import type humanCheck from '@gangway/shared/i18n/en/storefront/human-check.ts';
import type monitor from '@gangway/shared/i18n/en/storefront/monitor.ts';
import type myOrders from '@gangway/shared/i18n/en/storefront/my-orders.ts';
import type orders from '@gangway/shared/i18n/en/storefront/orders.ts';
import type passengers from '@gangway/shared/i18n/en/storefront/passengers.ts';
import type passkey from '@gangway/shared/i18n/en/storefront/passkey.ts';
import type payment from '@gangway/shared/i18n/en/storefront/payment.ts';
import type personalCenter from '@gangway/shared/i18n/en/storefront/personal-center.ts';
import type port from '@gangway/shared/i18n/en/storefront/port.ts';
import type queue from '@gangway/shared/i18n/en/storefront/queue.ts';
import type review from '@gangway/shared/i18n/en/storefront/review.ts';
import type sailings from '@gangway/shared/i18n/en/storefront/sailings.ts';
import type savedPassengers from '@gangway/shared/i18n/en/storefront/saved-passengers.ts';
import type seats from '@gangway/shared/i18n/en/storefront/seats.ts';
import type ship from '@gangway/shared/i18n/en/storefront/ship.ts';
import type site from '@gangway/shared/i18n/en/storefront/site.ts';
import type waitlist from '@gangway/shared/i18n/en/storefront/waitlist.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: {
      account: typeof account;
      agent: typeof agent;
      booking: typeof booking;
      cabin: typeof cabin;
      cart: typeof cart;
      deck: typeof deck;
      guide: typeof guide;
      home: typeof home;
      'human-check': typeof humanCheck;
      legal: typeof legal;
      monitor: typeof monitor;
      'my-orders': typeof myOrders;
      orders: typeof orders;
      passengers: typeof passengers;
      passkey: typeof passkey;
      payment: typeof payment;
      'payment-methods': typeof paymentMethods;
      'personal-center': typeof personalCenter;
      port: typeof port;
      queue: typeof queue;
      review: typeof review;
      sailings: typeof sailings;
      'saved-passengers': typeof savedPassengers;
      seats: typeof seats;
      ship: typeof ship;
      site: typeof site;
      waitlist: typeof waitlist;
    };
  }
}
