import { z } from 'zod';
import { catalogueId, localDate, pageOf, sen, typedText } from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { flag, listQuery } from '../system/lists.ts';

/** The maximum discount, in sen, to catch typing errors. */
const MOST_AMOUNT_SEN = 10_000_00;
const MOST_USES = 1_000_000;

const terms = z.object({
  code: typedText(20).regex(/^[A-Z0-9]{3,20}$/, 'promo-code'),
  amountSen: sen.min(1).max(MOST_AMOUNT_SEN).nullable().describe('The discount; or else `percent`'),
  percent: z.int().min(1).max(99).nullable(),
  bookedFrom: localDate.nullable().describe('First day of booking'),
  bookedUntil: localDate.nullable(),
  sailsFrom: localDate.nullable().describe('First sailing date'),
  sailsUntil: localDate.nullable(),
  routeIds: z.array(catalogueId).max(200).describe('Valid on these routes; on all routes if empty'),
  mostUses: z.int().min(1).max(MOST_USES).nullable().describe('In total; null for no limit'),
  mostUsesEach: z.int().min(1).max(MOST_USES).nullable().describe('By one contact'),
  minimumSen: sen.describe('The minimum price of a booking'),
  active: z.boolean(),
});

export const promoSave = terms
  .refine(({ amountSen, percent }) => (amountSen === null) !== (percent === null), {
    path: ['amountSen'],
    message: 'amount-or-percent',
  })
  .refine(({ bookedFrom, bookedUntil }) => !bookedFrom || !bookedUntil || bookedFrom <= bookedUntil, {
    path: ['bookedUntil'],
    message: 'until-before-from',
  })
  .refine(({ sailsFrom, sailsUntil }) => !sailsFrom || !sailsUntil || sailsFrom <= sailsUntil, {
    path: ['sailsUntil'],
    message: 'until-before-from',
  });

export const officePromo = terms.extend({ id: z.int(), version, uses: z.int() });
export const officePromoPage = pageOf(officePromo);
export const promosQuery = z.object({
  search: typedText(40).default(''),
  active: flag.optional(),
  ...listQuery(['code', 'created', 'uses'], { sort: 'created', descending: true }),
});

export type OfficePromo = z.infer<typeof officePromo>;
export type OfficePromoPage = z.infer<typeof officePromoPage>;
export type PromoSave = z.output<typeof promoSave>;
export type PromosQuery = z.output<typeof promosQuery>;
