import { z } from 'zod';
import { localDate } from '../../base/primitives.ts';
import { session } from '../../base/vocabulary.ts';
import { sailingCreate } from './sailings.ts';

/** Why a planned sailing cannot be created (`refusal`), or should be checked (`warning`). */
const planClash = z.object({
  code: z.string(),
  severity: z.enum(['refusal', 'warning']),
  message: z.string(),
});

/** Maximum length of a repeat rule, in days. */
export const MOST_REPEAT_DAYS = 400;

/** A sailing repeated on certain weekdays of a period, except on some dates. */
export const sailingRepeat = sailingCreate
  .omit({ date: true })
  .extend({
    weekdays: z.array(z.int().min(1).max(7)).min(1).describe('ISO weekdays, Monday is 1'),
    from: localDate,
    until: localDate,
    exceptions: z.array(localDate).max(MOST_REPEAT_DAYS).default([]),
  })
  .refine(
    ({ from, until }) =>
      until >= from && (Date.parse(until) - Date.parse(from)) / 86_400_000 < MOST_REPEAT_DAYS,
    { path: ['until'], message: 'repeat-period' },
  );
export const repeatPreview = z.object({
  dates: z.array(z.object({ date: localDate, clashes: z.array(planClash) })),
});
export const createdSailings = z.object({
  created: z.int().describe('None if all existed already'),
  first: localDate,
  last: localDate,
});

/** Limits of an uploaded season. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5_000 } as const;

/** The columns of a season's sheet, in the order of the template. */
export const importColumns = [
  'date',
  'session',
  'ship',
  'departure',
  'destination',
  'departs',
  'arrives',
  'gate',
  'capacity',
  'nonRefundable',
  'peak',
  'adult',
  'child',
  'infant',
  'senior',
] as const;

/** A finding of the preview. `row` is the sheet's own row number, including the header; 0 is the sheet as a whole. */
const importFinding = z.object({
  row: z.int(),
  column: z.enum(importColumns).nullable(),
  letter: z.string().nullable().describe('The column as the sheet names it'),
  severity: z.enum(['refusal', 'warning']),
  message: z.string(),
});
const importRow = z.object({
  row: z.int(),
  cells: z.record(z.enum(importColumns), z.string()).describe('As they were read'),
  refused: z.boolean(),
  unchanged: z.boolean().describe('Exactly this sailing exists already: the row is skipped'),
});

/** Which of two numbers is the day in dates such as 12/06/2027. */
const dateOrders = ['day-month', 'month-day'] as const;
/** How many rows are shown in both orders. */
export const DATE_ORDER_EXAMPLES = 5;

/** Options that a season's file cannot contain. */
export const importChoices = z.object({
  dateOrder: z.enum(dateOrders).optional().describe('Required if the preview reports ambiguous dates'),
});
export const importPreview = z.object({
  rows: z.int(),
  refused: z.int().describe('Rows that cannot be created'),
  unchanged: z.int().describe('Rows whose sailing exists already with the same data'),
  findings: z.array(importFinding),
  preview: z.array(importRow),
  from: localDate.nullable(),
  until: localDate.nullable(),
  dateOrder: z
    .object({
      chosen: z
        .enum(dateOrders)
        .nullable()
        .describe('Null: unknown, nothing is imported before it is chosen'),
      rows: z.int().describe('Rows with an ambiguous date'),
      examples: z
        .array(z.object({ row: z.int(), text: z.string(), dayMonth: localDate, monthDay: localDate }))
        .describe('The first of these rows, in both orders'),
    })
    .nullable()
    .describe('Null if no date is ambiguous'),
});

/** The period and filters of an exported season. */
export const exportQuery = z.object({
  from: localDate,
  to: localDate,
  ship: sailingCreate.shape.shipId.optional(),
  session: session.optional(),
});

export type PlanClash = z.infer<typeof planClash>;
export type SailingRepeat = z.output<typeof sailingRepeat>;
export type RepeatPreview = z.infer<typeof repeatPreview>;
export type CreatedSailings = z.infer<typeof createdSailings>;
export type ImportColumn = (typeof importColumns)[number];
export type ImportFinding = z.infer<typeof importFinding>;
export type ImportRow = z.infer<typeof importRow>;
export type DateOrder = (typeof dateOrders)[number];
export type ImportChoices = z.output<typeof importChoices>;
export type ImportPreview = z.infer<typeof importPreview>;
export type ExportQuery = z.output<typeof exportQuery>;
