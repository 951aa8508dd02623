import {
  type OfficePromo,
  type PromoSave,
  promoSave,
} from '@gangway/shared/contract/office/orders/promo-codes.ts';
import { z } from 'zod';

/** The form of a promo code: a choice between an amount and a percentage. */
export interface PromoValues extends Omit<PromoSave, 'routeIds' | 'minimumSen'> {
  takes: 'amount' | 'percent';
  routeIds: readonly string[];
  minimumSen: number | null;
}

export const emptyPromo: PromoValues = {
  code: '',
  takes: 'percent',
  amountSen: null,
  percent: null,
  bookedFrom: null,
  bookedUntil: null,
  sailsFrom: null,
  sailsUntil: null,
  routeIds: [],
  mostUses: null,
  mostUsesEach: null,
  minimumSen: null,
  active: true,
};

export const formOf = ({ id: _, version: __, uses: ___, routeIds, ...promo }: OfficePromo): PromoValues => ({
  ...promo,
  minimumSen: promo.minimumSen === 0 ? null : promo.minimumSen,
  takes: promo.percent === null ? 'amount' : 'percent',
  routeIds: routeIds.map(String),
});

/** The request: the chosen one of amount and percentage, and the code in capitals. */
export const promoOf = ({ takes, routeIds, ...promo }: PromoValues): PromoSave => ({
  ...promo,
  code: promo.code.trim().toUpperCase(),
  amountSen: takes === 'amount' ? promo.amountSen : null,
  percent: takes === 'percent' ? promo.percent : null,
  minimumSen: promo.minimumSen ?? 0,
  routeIds: routeIds.map(Number),
});

/** The contract's rules, reported at the visible field. */
export const promoForm = z.custom<PromoValues>().check(({ value, issues }) => {
  for (const issue of promoSave.safeParse(promoOf(value)).error?.issues ?? []) {
    const either = issue.message === 'amount-or-percent';
    const path = either && value.takes === 'percent' ? ['percent'] : issue.path;
    issues.push(
      either
        ? { code: 'custom', message: 'required', path, input: null }
        : ({ ...issue, path, input: value } as z.core.$ZodRawIssue),
    );
  }
});
