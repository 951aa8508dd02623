import { z } from 'zod';
import { instant, localDate, sen } from '../../base/primitives.ts';
import { paymentProviders } from '../../base/vocabulary.ts';
import { cashDrawer } from './drawers.ts';

/** The two sides of a check of the day's money; they are equal if everything is explained. */
export const dayProofs = ['orders', 'cash', 'cash-refunds', 'balance', 'voucher'] as const;

const money = {
  taken: z.int().describe('Payments'),
  takenSen: sen,
  returned: z.int().describe('Refunds'),
  returnedSen: sen,
};

const dayFigures = z.object({
  methods: z.array(z.object({ provider: z.enum(paymentProviders), ...money })),
  rounding: z
    .object({ takenSen: z.int(), returnedSen: z.int() })
    .optional()
    .describe('The rounding of cash, beside the exact amounts of the methods; absent in older closes'),
  officers: z.array(
    z.object({
      officer: z.string().describe('Name'),
      counter: z.string(),
      provider: z.enum(paymentProviders),
      ...money,
    }),
  ),
  proofs: z.array(
    z.object({
      name: z.enum(dayProofs),
      paymentsSen: z.int().describe('The sum of payments and refunds'),
      othersSen: z.int().describe('The sum of orders, drawers or the ledger'),
    }),
  ),
});

export const dayParams = z.object({ date: localDate });
export const dayClose = z.object({
  date: localDate,
  now: dayFigures,
  drawers: z.array(cashDrawer).describe('Opened or closed on the day'),
  closed: z.object({ at: instant, by: z.string(), figures: dayFigures }).nullable(),
});
/** Closes a day with the figures that were shown. */
export const dayClosing = z.object({
  takenSen: sen.describe('All takings, as they were shown'),
  returnedSen: sen,
});

export type DayFigures = z.infer<typeof dayFigures>;
export type DayProof = (typeof dayProofs)[number];
export type DayClose = z.infer<typeof dayClose>;
export type DayClosing = z.output<typeof dayClosing>;
