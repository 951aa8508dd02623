import { join } from 'node:path';
import type { GateSync } from '@gangway/shared/contract/office/gate/gate.ts';
import { createLookups } from '../passengers/lookups.ts';
import { createSealedLists } from '../passengers/sealed-lists.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { BrokenFileError, type Connection, openDatabase, type Synchronous, tidy } from './database.ts';
import { diskRefusal } from './disk-fault.ts';
import { applyFeed } from './feed.ts';
import { type Meta, writeMeta } from './meta.ts';
import { createOutbox } from './outbox.ts';
import { type Salvage, salvage } from './salvage.ts';
import { createTickets } from './tickets.ts';

export const STORE_FILE = 'gate.db';

export interface StoreOptions {
  /** Folder of the station. */
  folder: string;
  now: () => Date;
  /** Creates the station's id, once. */
  newId: () => string;
  /** Called with the recovery of a corrupt file. */
  report: (fault: unknown) => void;
  synchronous?: Synchronous;
}

export type Store = ReturnType<typeof openStore>;

/**
 * The cache and the outbox of this station (R109). A corrupt file is set aside and replaced by a new one with
 * the events that could be recovered.
 *
 * @throws StationStartError
 */
export function openStore({ folder, now, newId, report, synchronous = 'FULL' }: StoreOptions) {
  const path = join(folder, STORE_FILE);
  const { db, saved } = openOrBeginAnew(path, synchronous, now, report);
  const tickets = createTickets(db);
  const outbox = createOutbox(db);
  const lookups = createLookups(db);
  const lists = createSealedLists(db);
  const run = db.transaction((work: () => unknown) => work());
  const catalogue = createCatalogue(db);

  /** Runs a transaction that is on the disk when it returns. @throws GateRefusal `disk-full`, `disk-failed` */
  function inTransaction<Value>(work: () => Value): Value {
    try {
      return run.immediate(work) as Value;
    } catch (error) {
      throw diskRefusal(error);
    }
  }

  /**
   * The same, but written to the disk with the next scan at the latest: for data that the server can send again. It
   * keeps the disk free for scans.
   */
  function inTransactionUnhurried(work: () => void): void {
    if (synchronous === 'FULL') db.pragma('synchronous = NORMAL');
    try {
      inTransaction(work);
    } finally {
      db.pragma(`synchronous = ${synchronous}`);
    }
  }

  function changeCatalogue(
    change: typeof inTransactionUnhurried,
    work: () => void,
    isNamesToo = false,
  ): void {
    try {
      change(work);
    } finally {
      catalogue.changed(isNamesToo);
    }
  }

  run.immediate(() => {
    for (const { seq: _, result, ...event } of saved?.events ?? []) outbox.add(event, result);
    for (const lookup of saved?.lookups ?? []) lookups.add(lookup);
    const isNew = db.prepare("select 1 from meta where name = 'stationId'").get() === undefined;
    if (isNew)
      writeMeta(db, { stationId: saved?.stationId ?? newId(), assignment: saved?.assignment ?? null });
  });

  return {
    tickets,
    outbox,
    lookups,
    lists,
    inTransaction,
    inTransactionUnhurried,
    catalogue: (): Catalogue => catalogue.read(),
    setAssignment: (assignment: Meta['assignment']): void =>
      changeCatalogue(inTransaction, () => writeMeta(db, { assignment })),
    /** `unsettled`: as of the moment of the request. */
    apply: (answer: GateSync, clockOffsetMs: number, unsettled = outbox.unsettledNow()): void =>
      changeCatalogue(
        inTransactionUnhurried,
        () => applyFeed({ db, tickets, outbox, unsettled }, answer, clockOffsetMs),
        answer.names !== null,
      ),
    /** Deletes every ticket, so that this station decides nothing until it has synced again; its scans stay. */
    forgetTickets: (): void => changeCatalogue(inTransaction, () => forgetTickets(db)),
    tidy: (): void => tidy(db),
    close: (): void => void db.close(),
  };
}

function openOrBeginAnew(
  path: string,
  synchronous: Synchronous,
  now: () => Date,
  report: (fault: unknown) => void,
): { db: Connection; saved?: Salvage } {
  try {
    return { db: openDatabase(path, synchronous) };
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    const saved = salvage(path, now());
    const waiting = saved.events.filter(({ result }) => result === null).length;
    report(
      new Error(
        `${error.message}. It is now ${saved.setAside}; of its scans ${saved.events.length} could be read, of which ${waiting} wait to be sent.`,
      ),
    );
    return { db: openDatabase(path, synchronous), saved };
  }
}

/** Deletes the tickets and the keys of their codes; the next sync brings all of them. */
function forgetTickets(db: Connection): void {
  db.prepare('delete from tickets').run();
  db.prepare('delete from keys').run();
  db.prepare('delete from passenger_lists').run();
  db.prepare('update sailings set has_tickets = 0').run();
  db.prepare("delete from meta where name in ('cursor', 'lastSyncAt')").run();
}
