import type { SailingStatus } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BoardingRefusal } from '@gangway/shared/contract/boarding.ts';
import { boardingRefusal, hasLeft } from '@gangway/shared/domain/states/boarding-decision.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { CachedTicket } from '../store/tickets.ts';

/** Where and when a ticket is presented. */
export interface Scene {
  /** The sailing that this gate boards; null: any sailing in the cache. */
  sailingId: number | null;
  at: Date;
}

/** An id that no sailing has: a gate that is set to it admits no passenger. */
const NO_SAILING = 0;

/** Why the holder of a genuine ticket is refused, or null: the same rules as the server's (shared/domain). */
export function refusalOf(
  ticket: Pick<CachedTicket, 'state' | 'boarded' | 'sailingId'>,
  { meta, sailings, names }: Catalogue,
  scene: Scene,
): BoardingRefusal | null {
  const held = sailings.get(ticket.sailingId);
  const sailing = held?.feed ?? names.get(ticket.sailingId);
  const status = statusOf(held?.feed.phase);
  const departsAt = new Date(sailing?.departsAt ?? Number.POSITIVE_INFINITY);
  const facts = {
    ticketCanceled: ticket.state === 'canceled',
    orderStatus: ticket.state === 'unpaid' ? 'unpaid' : 'paid',
    boarded: ticket.boarded !== null,
    sailing: {
      id: ticket.sailingId,
      status,
      departsAt,
      left: hasLeft({ status, departsAt }, scene.at),
    },
  } as const;
  const sailingId = held?.inFeed ? (scene.sailingId ?? undefined) : NO_SAILING;
  return boardingRefusal(facts, { sailingId, at: scene.at, hours: meta.hours });
}

/** The relevant part of a sailing's status, which the feed sends as the phase of its boarding. */
const statusOf = (phase: string | undefined): SailingStatus =>
  phase === 'departed' || phase === 'canceled' ? phase : 'scheduled';
