import { z } from 'zod';
import {
  catalogueId,
  localised,
  localisedName,
  pageOf,
  sen,
  translated,
  typedLines,
  typedText,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { session } from '../../base/vocabulary.ts';
import { flag, listQuery } from '../system/lists.ts';

/** Occupancy of a room type (R56). */
const occupancyLimits = { least: 1, most: 6 } as const;
/** Maximum price of a cabin, in sen, to catch typing errors. */
export const MOST_CABIN_SEN = 100_000_00;
const MOST_AMENITIES = 30;

const price = sen.max(MOST_CABIN_SEN);
/** Prices of a week, Monday first. */
const week = z.array(price).length(7);
/** Daytime price and night price for each weekday (R34), in sen. */
const weekPrices = z.object({ daytime: week, nighttime: week });

export const officeRoomType = z.object({
  id: z.int(),
  version,
  code: z.string(),
  name: translated,
  description: translated,
  hasWindow: z.boolean(),
  capacityLabel: z.int().min(1).max(3).describe('1 large bed, 2 twin beds, 3 three beds'),
  maxOccupancy: z.int(),
  amenities: z.array(z.string()),
  prices: weekPrices,
  rooms: z.int().describe('How many rooms are of this type'),
});
export const officeRoomTypesQuery = z.object({
  search: typedText(80).default('').describe('Part of the code, of a name or of an amenity'),
  hasWindow: flag.optional(),
  ...listQuery(['code', 'maxOccupancy', 'rooms'], { sort: 'code' }),
});
export const officeRoomTypePage = pageOf(officeRoomType);

const { least, most } = occupancyLimits;
export const officeRoomTypeSave = z.object({
  code: typedText(12)
    .min(1)
    .regex(/^[A-Za-z0-9-]+$/),
  name: localisedName(80),
  description: localised(typedLines(2000)),
  hasWindow: z.boolean(),
  capacityLabel: z.int().min(1).max(3),
  maxOccupancy: z
    .number()
    .refine(guests => Number.isInteger(guests) && guests >= least && guests <= most, 'occupancy'),
  amenities: z
    .array(typedText(30).min(1))
    .max(MOST_AMENITIES)
    .refine(values => values.length > 0, 'required')
    .refine(values => new Set(values.map(value => value.toLowerCase())).size === values.length, 'duplicate'),
  prices: weekPrices.optional().describe('Required for a new type; if omitted, a type keeps its own'),
});
export const officeRoomTypeParams = z.object({ id: catalogueId });

/** Changed cells of the price table. `fromSen` is the price before the edit, to detect concurrent changes. */
const priceChange = z.object({
  roomTypeId: z.int(),
  weekday: z.int().min(1).max(7).describe('ISO weekday, Monday is 1'),
  session,
  fromSen: sen,
  toSen: price,
});
export const priceChanges = z.object({ changes: z.array(priceChange).min(1).max(2000) });

export type WeekPrices = z.infer<typeof weekPrices>;
export type OfficeRoomType = z.infer<typeof officeRoomType>;
export type OfficeRoomTypesQuery = z.output<typeof officeRoomTypesQuery>;
export type OfficeRoomTypeSave = z.output<typeof officeRoomTypeSave>;
export type PriceChange = z.infer<typeof priceChange>;
