import { z } from 'zod';
import {
  catalogueId,
  localised,
  pageOf,
  translated,
  typedLines,
  typedName,
  typedText,
} from '../../base/primitives.ts';
import { version } from '../../base/versions.ts';
import { shipStatuses } from '../../base/vocabulary.ts';
import { linkUrl } from '../orders/links.ts';
import { listQuery } from '../system/lists.ts';
import { MOST_SHIP_IMAGES, picture, pictureName } from './pictures.ts';

/** Limits of the ship form; a trip carries about 600 people (R90). */
const shipLimits = {
  capacity: { least: 1, most: 10_000 },
  weight: { least: 0, most: 9_999 },
} as const;

/** A ship in the back office (R41). */
export const officeShip = z.object({
  id: z.int(),
  version,
  code: z.string(),
  name: z.string(),
  status: z.enum(shipStatuses),
  manager: z.string(),
  managerContact: z.string(),
  description: translated,
  linkUrl: z.string(),
  weight: z.int().describe('Order in lists, smallest first'),
  capacity: z.int(),
  images: z.array(picture).describe('In the order in which they are shown'),
  rooms: z.int().describe('How many rooms it has'),
  comingSailings: z.int().describe('Sailings that have not left and are not canceled'),
});
export const officeShipsQuery = z.object({
  search: typedText(80).default('').describe('Part of the name, the code, the manager or their contact'),
  status: z.enum(shipStatuses).optional(),
  ...listQuery(['weight', 'name', 'capacity', 'status'], { sort: 'weight' }),
});
export const officeShipPage = pageOf(officeShip);

const description = localised(typedLines(2000));
export const officeShipSave = z.object({
  name: typedName(80).min(1),
  status: z.enum(shipStatuses),
  manager: typedText(120).default(''),
  managerContact: typedText(120).default(''),
  description,
  linkUrl: linkUrl.default(''),
  weight: z.int().min(shipLimits.weight.least).max(shipLimits.weight.most),
  capacity: z.int().min(shipLimits.capacity.least).max(shipLimits.capacity.most),
});
export const officeShipParams = z.object({ id: catalogueId });

/** The names of all images of the ship, in the new order. */
/** The new order; `seen` is the order that was shown before. */
export const shipImageOrder = z.object({
  seen: z.array(pictureName).max(MOST_SHIP_IMAGES),
  names: z.array(pictureName).max(MOST_SHIP_IMAGES),
});
export const shipImageDelete = z.object({ name: pictureName });

export type OfficeShip = z.infer<typeof officeShip>;
export type OfficeShipsQuery = z.output<typeof officeShipsQuery>;
export type ShipImageOrder = z.output<typeof shipImageOrder>;
export type OfficeShipSave = z.output<typeof officeShipSave>;
