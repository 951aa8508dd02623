import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { discountSen, type Reduction } from '@gangway/shared/domain/money/discount.ts';
import { formatMoney } from '@gangway/shared/domain/money/money.ts';
import type { LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { AppError } from '../../lib/errors.ts';
import type { PromoTerms } from './promo-codes.repository.ts';

/** A code as it is stored: uppercase, without blanks and dashes. */
export const normalisePromoCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s\p{Dash}]/gu, '');

/** The order that a code would be used for. */
export interface PromoOrder {
  today: LocalDate;
  sailingDate: LocalDate;
  routeId: number;
  totalSen: number;
  language: Language;
}

/** A code that is valid for an order, and its discount. */
export interface AppliedPromo {
  id: number;
  code: string;
  discountSen: number;
}

/**
 * The discount of a code for an order. The number of its uses is checked under its lock, when the order is made.
 *
 * @throws AppError `promo-unknown`, `promo-not-now`, `promo-not-here`, `promo-minimum`
 */
export function applyPromo(promo: PromoTerms | undefined, order: PromoOrder): AppliedPromo {
  const refused = (code: 'promo-unknown' | 'promo-not-now' | 'promo-not-here') =>
    new AppError(code, { fields: { promoCode: code } });
  if (!promo?.active) throw refused('promo-unknown');
  if (!isWithin(order.today, promo.bookedFrom, promo.bookedUntil)) throw refused('promo-not-now');
  const onRoute = promo.routeIds.length === 0 || promo.routeIds.includes(order.routeId);
  if (!onRoute || !isWithin(order.sailingDate, promo.sailsFrom, promo.sailsUntil))
    throw refused('promo-not-here');
  const off = discountSen(promo as Reduction, order.totalSen);
  if (order.totalSen < promo.minimumSen || off === 0)
    throw new AppError('promo-minimum', {
      params: { minimum: formatMoney(promo.minimumSen, order.language) },
      fields: { promoCode: 'promo-minimum' },
    });
  return { id: promo.id, code: promo.code, discountSen: off };
}

const isWithin = (day: LocalDate, from: LocalDate | null, until: LocalDate | null): boolean =>
  (from === null || day >= from) && (until === null || day <= until);

/** The contact by which the limit per customer counts. */
export const contactOfUse = ({ email, phone }: { email: string | null; phone: string }): string =>
  email?.toLowerCase() ?? phone.replace(/[^+\d]/g, '');
