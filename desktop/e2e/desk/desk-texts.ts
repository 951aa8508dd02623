import type { OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';
import enDesk from '@gangway/shared/i18n/en/office/orders/desk.ts';
import enOrders from '@gangway/shared/i18n/en/office/orders/orders.ts';
import enProviders from '@gangway/shared/i18n/en/office/orders/providers.ts';
import enWorklist from '@gangway/shared/i18n/en/office/orders/worklist.ts';
import enFrame from '@gangway/shared/i18n/en/office/system/frame.ts';
import zhDesk from '@gangway/shared/i18n/zh/office/orders/desk.ts';
import zhOrders from '@gangway/shared/i18n/zh/office/orders/orders.ts';
import zhProviders from '@gangway/shared/i18n/zh/office/orders/providers.ts';
import zhWorklist from '@gangway/shared/i18n/zh/office/orders/worklist.ts';
import zhFrame from '@gangway/shared/i18n/zh/office/system/frame.ts';

/** The desk's texts as shown by the back office. */
export const deskTextsOf = {
  en: { desk: enDesk, frame: enFrame, orders: enOrders, providers: enProviders, worklist: enWorklist },
  zh: { desk: zhDesk, frame: zhFrame, orders: zhOrders, providers: zhProviders, worklist: zhWorklist },
} satisfies Record<OfficeLanguage, object>;
