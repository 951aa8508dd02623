import { z } from 'zod';
import { catalogueId, instant, localDate, translated, uuid } from '../../base/primitives.ts';
import { boardingStatuses, sessions, ticketType } from '../../base/vocabulary.ts';
import { manifestFieldNames } from '../../entries/passenger-fields.ts';
import { storedShape } from '../../entries/passengers.ts';

/** What is missing from a passenger's entry (shared/domain/manifest.ts). */
const manifestGaps = ['document', 'passport', 'passport-expiry', 'phone'] as const;

const manifestPassenger = z.object({
  ticketId: uuid,
  orderNumber: z.string(),
  serial: z.string(),
  ...storedShape(manifestFieldNames),
  local: z.boolean().describe('Of the country that the operator sails from'),
  age: z.int().describe('Years on the sailing date'),
  ticketType,
  seat: z.string(),
  cabin: z.string(),
  boardingStatus: z.enum(boardingStatuses),
  boardedAt: instant.nullable(),
  gaps: z.array(z.enum(manifestGaps)),
});

const portName = z.object({ code: z.string(), name: translated });

/** The completeness of a sailing's passenger manifest; the files contain the passengers. */
export const manifestSummary = z.object({
  sailing: z.object({
    id: z.int(),
    date: localDate,
    session: z.enum(sessions),
    departsAt: instant,
    arrivesAt: instant,
    ship: z.string(),
    departure: portName,
    destination: portName,
  }),
  passengers: z.int(),
  local: z.int(),
  foreign: z.int(),
  boarded: z.int(),
  complete: z.int(),
  incomplete: z.array(manifestPassenger).describe('Those with gaps, by name'),
});

export const manifestParams = z.object({ id: catalogueId });

export type ManifestGap = (typeof manifestGaps)[number];
export type ManifestPassenger = z.infer<typeof manifestPassenger>;
export type ManifestSummary = z.infer<typeof manifestSummary>;
