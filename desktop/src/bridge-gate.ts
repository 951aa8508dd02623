import {
  instant,
  localDate,
  sen,
  translated,
  typedText,
  uuid,
} from '@gangway/shared/contract/base/primitives.ts';
import { language, session, ticketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { boardingRefusals } from '@gangway/shared/contract/boarding.ts';
import {
  boardingOutcomes,
  boardingParty,
  gateSailing,
} from '@gangway/shared/contract/office/gate/boarding.ts';
import { MOST_FOUND } from '@gangway/shared/contract/office/gate/finder.ts';
import { gateMethods } from '@gangway/shared/contract/office/gate/gate.ts';
import { z } from 'zod';

/** What the gate shows as color, symbol, word, pattern and sound (R128). */
const verdicts = ['admit', 'warn', 'refuse'] as const;

/** Why a passenger is admitted with a warning. */
const gateWarnings = ['count-closed', 'unknown-ticket', 'minor-alone', 'still-to-pay'] as const;

/** The name of this gate and the sailing that it boards; null boards any sailing. */
export const gateAssignment = z.object({ sailingId: z.int().nullable(), gate: typedText(40) });

/** A presented ticket and its result, the same for every window of the station. */
const gateRecord = z.object({
  eventId: uuid,
  at: instant,
  gate: z.string(),
  lane: z.string().describe('Of the scanner, where this gate has several'),
  method: z.enum(gateMethods),
  verdict: z.enum(verdicts),
  outcome: z.enum(boardingOutcomes),
  refusal: z.enum(boardingRefusals).nullable(),
  warnings: z.array(z.enum(gateWarnings)),
  reason: z.string(),
  ticket: z
    .object({
      ticketId: uuid,
      serial: z.string(),
      passengerName: z.string(),
      ticketType,
      seat: z.string(),
      cabin: z.string().nullable(),
      minor: z.boolean(),
      guardian: z.object({ name: z.string(), boarded: z.boolean() }).nullable(),
      orderNumber: z.string(),
      stillToPaySen: sen,
      partyBoarded: z.int(),
      partySize: z.int(),
      language,
      notes: z.array(z.string()).describe('What the desk has pinned for the gates'),
    })
    .nullable()
    .describe('Null where nothing is shown of it: it is none, or it is not in the cache'),
  sailing: z
    .object({
      id: z.int(),
      ship: z.string(),
      departure: translated,
      destination: translated,
      date: localDate,
      session,
      departsAt: instant,
      gates: z.array(z.string()).describe('Where it boards, as far as the station knows'),
    })
    .nullable()
    .describe('The sailing of the ticket; null where the station does not know it'),
  earlier: z
    .object({ at: instant, gate: z.string() })
    .nullable()
    .describe('When and where it was boarded, if it was'),
  undone: z.boolean(),
  sent: z.boolean().describe('The server has it'),
  disputed: z
    .boolean()
    .describe('The server has it and could not let it stand: a supervisor decides over it'),
});

/**
 * Whether passengers can be found here without their tickets. This requires a chosen sailing and the key, which only
 * the server has.
 */
const gateFinder = z.object({
  status: z.enum(['not-permitted', 'no-sailing', 'locked', 'open']),
  asOf: instant.nullable().describe('Of the list, by the server’s clock'),
});

/** A passenger who was looked up, with the current state of their ticket. */
const foundPassenger = z.object({
  ticketId: uuid,
  passengerName: z.string(),
  ticketType,
  minor: z.boolean(),
  seat: z.string(),
  cabin: z.string().nullable(),
  orderNumber: z.string(),
  partyBoarded: z.int(),
  partySize: z.int(),
  status: z.enum(['pending', 'boarded', 'unpaid', 'canceled']),
  boarded: z.object({ at: instant, gate: z.string() }).nullable(),
});
const passengersFound = z.object({
  lookupId: uuid,
  tooMany: z.boolean().describe('More match than may be shown, so none are returned'),
  passengers: z.array(foundPassenger).max(MOST_FOUND),
});

/** Problems of this computer that staff must solve before they stop the gate. */
export const gateProblems = ['disk-low', 'clock-wrong', 'clock-unsure', 'other-version'] as const;

/** The state of the station: online or offline, age of its data, unsent scans. */
const gateState = z.object({
  /** Whether it has synced at least once, so that it can decide. */
  ready: z.boolean(),
  online: z.boolean().describe('In both directions'),
  sending: z.boolean().describe('Scans are sent, or none waits'),
  hearing: z.boolean().describe('It hears what happens elsewhere'),
  /**
   * Why nothing is sent: the signed-in user may not send scans, or this workplace is not enrolled or was revoked. Scans
   * are stored meanwhile.
   */
  stopped: z.enum(['signed-out', 'not-permitted', 'not-enrolled', 'revoked']).nullable(),
  /**
   * Why no ticket can be verified here, if so: no user is signed in, the session is over, or the user has no
   * permission.
   */
  officer: z.enum(['not-signed-in', 'session-over', 'not-permitted']).nullable(),
  sessionEndsAt: instant
    .nullable()
    .describe(
      'When the officer has to sign in anew, by the clock of this computer; null where it is not known',
    ),
  lastSyncAt: instant.nullable().describe('By the clock of this computer, which the page has too'),
  behindSeconds: z.int().describe('By how much the clock of this computer is behind the server’s'),
  waiting: z.int(),
  openConflicts: z.int(),
  disputed: z
    .int()
    .describe('Scans of this gate that the server could not let stand, while any conflict is open'),
  problems: z.array(z.enum(gateProblems)),
  assignment: gateAssignment,
  finder: gateFinder,
  sailings: z.array(gateSailing),
  count: z
    .object({ sailingId: z.int(), expected: z.int(), boarded: z.int(), boardedHere: z.int() })
    .nullable()
    .describe('Of the assigned sailing; `boardedHere` at this gate'),
});

/** Why the gate refuses a call; the error code of the bridge. */
const gateFailures = [
  'not-signed-in',
  'session-over',
  'not-permitted',
  'not-ready',
  'too-many-attempts',
  'too-many-lookups',
  'no-sailing',
  'search-locked',
  'search-too-short',
  'not-found',
  'not-boarded',
  'not-overridable',
  'disk-full',
  'disk-failed',
] as const;

const typed = z.object({ ticketId: typedText(60).min(1), verificationCode: typedText(40).min(1) });
const reason = typedText(300).min(1);

/** What the write-off screen calls (R109). The station answers every call itself, with or without a network. */
export const gateChannels = {
  'gate.state': { input: z.undefined(), output: gateState },
  'gate.assignment': { input: gateAssignment, output: gateState },
  'gate.scan': {
    input: z.object({
      code: z.string().max(2000),
      lane: typedText(40).optional().describe('Of a scanner that types'),
    }),
    output: gateRecord,
  },
  'gate.typed': { input: typed, output: gateRecord },
  /** The party of a presented ticket; null without one. */
  'gate.party': { input: z.object({ eventId: uuid }), output: boardingParty.nullable() },
  'gate.boardParty': {
    input: z.object({ eventId: uuid, ticketIds: z.array(uuid).min(1).max(9) }),
    output: z.array(gateRecord),
  },
  /**
   * Searches passengers of this gate's sailing by name, cabin or the end of a document number; requires
   * `boarding.find`.
   */
  'gate.find': { input: z.object({ query: z.string().max(80) }), output: passengersFound },
  /** Boards a passenger from the last search. */
  'gate.boardFound': { input: z.object({ lookupId: uuid, ticketId: uuid }), output: gateRecord },
  /** Undoes the boarding of a record; requires `boarding.override`, like `gate.override`. */
  'gate.undo': { input: z.object({ eventId: uuid, reason }), output: gateRecord },
  /** Admits the holder of a genuine ticket whose record is a refusal. */
  'gate.override': { input: z.object({ eventId: uuid, reason }), output: gateRecord },
  /** The last 20 records, newest first. */
  'gate.records': { input: z.undefined(), output: z.array(gateRecord) },
  /** Syncs now instead of at the next interval. */
  'gate.sync': { input: z.undefined(), output: gateState },
} as const;

export const gateEvents = {
  /** A code of the serial scanner that the gate failed to decide. */
  'gate.failure': z.object({ code: z.enum([...gateFailures, 'failed']) }),
  'gate.record': gateRecord,
  'gate.state': gateState,
} as const;

/** The characters that end a code, as configured in the scanner. */
export const delimiters = ['cr', 'lf', 'crlf', 'tab', 'none'] as const;

/** How the ticket scanner is found and read. `auto` selects one by its manufacturer. */
export const scannerSettings = z.object({
  enabled: z.boolean(),
  path: z.string().min(1).max(200).describe('`auto`, `/dev/ttyUSB0`, `COM3`'),
  baudRate: z.union([9600, 19200, 38400, 57600, 115200, 1200, 2400, 4800].map(rate => z.literal(rate))),
  dataBits: z.union([z.literal(8), z.literal(7)]),
  parity: z.enum(['none', 'even', 'odd']),
  stopBits: z.union([z.literal(1), z.literal(2)]),
  delimiter: z.enum(delimiters).describe('`none`: a pause ends a code'),
});

/** What ends a code of a keyboard scanner; `pause`: only a pause does. */
const wedgeEndings = ['enter', 'tab', 'pause'] as const;

/** What this workplace has learned about its keyboard scanner, and the keyboard layout that it uses. */
export const wedgeSettings = z.object({
  gapMs: z.int().min(1).max(250).describe('Between two keys, usually'),
  prefix: z.string().max(40).describe('Stands before every code, as it is written here'),
  suffix: z.string().max(40).describe('The same behind it'),
  ending: z.enum(wedgeEndings),
  keys: z
    .record(z.string().max(40), z.string().length(1))
    .describe(
      'What keys mean that write something else here: by their place on the keyboard, `shift+` before it where Shift is held',
    ),
});

/**
 * A note about a connected scanner: its settings were unreadable and are the defaults; a code arrived without a
 * listener; input stopped without a delimiter (perhaps another one is configured) or never ended. It is shown until a
 * code arrives.
 */
const scannerNotes = ['settings-lost', 'nobody-listens', 'unfinished', 'endless'] as const;

const laneName = typedText(40);

/**
 * The names of a gate's lanes, each with its own scanner: the first serial one, the keyboard scanner, and further
 * serial ones.
 */
export const scannerLanes = z
  .object({
    first: laneName.describe('Empty where there is but one scanner'),
    wedge: laneName.describe('Empty where none types, or it is the only one'),
    others: z
      .array(z.object({ lane: laneName.min(1), path: z.string().min(1).max(200).describe('Never `auto`') }))
      .max(7)
      .describe('Read with the settings of the first'),
  })
  .refine(({ others }) => others.every(({ path }) => path !== 'auto'), { path: ['others'] })
  .refine(({ others, first }) => others.length === 0 || first !== '', { path: ['first'] })
  .refine(
    ({ first, wedge, others }) => {
      const named = [first, wedge, ...others.map(({ lane }) => lane)].filter(Boolean);
      const paths = others.map(({ path }) => path);
      return new Set(named).size === named.length && new Set(paths).size === paths.length;
    },
    { path: ['others'] },
  );

const scannerState = z.object({
  settings: scannerSettings,
  wedge: wedgeSettings.nullable().describe('Null until a keyboard scanner was learned'),
  /**
   * `searching`: no scanner is connected yet, or it was unplugged; the search goes on. `lent`: the serial port test
   * is using its port and returns it afterwards.
   */
  status: z.enum(['off', 'searching', 'open', 'lent']),
  path: z.string().nullable().describe('The port that is open'),
  failure: z.enum(['list-failed', 'not-there', 'busy', 'no-rights', 'other']).nullable(),
  detail: z.string().describe('In the operating system’s words'),
  note: z.enum(scannerNotes).nullable(),
  unplugged: z.boolean().describe('It was open with these settings since the station started, and is gone'),
  absent: z
    .boolean()
    .describe('It is set up, by its port or as a lane, and has not been open with these settings yet (R341)'),
  lanes: scannerLanes,
});
/** The first scanner, which is the only one at most gates, and the others. */
const scannersState = scannerState.extend({
  others: z.array(
    scannerState
      .pick({
        ...{ status: true, path: true, failure: true, detail: true, note: true },
        ...{ unplugged: true, absent: true },
      })
      .extend({ lane: z.string() }),
  ),
});

/** Who receives scanned codes: the gate, the page (as `scanner.code`), or nothing. */
const listeners = ['gate', 'page', 'nobody'] as const;

export const scannerChannels = {
  'scanner.state': { input: z.undefined(), output: scannersState },
  'scanner.configure': { input: scannerSettings, output: scannersState },
  /** Stores the measured properties of a keyboard scanner; null deletes them. */
  'scanner.learn': { input: wedgeSettings.nullable(), output: scannersState },
  /** Names the lanes, and adds or removes scanners beside the first. */
  'scanner.lanes': { input: scannerLanes, output: scannersState },
  'scanner.listen': { input: z.object({ who: z.enum(listeners) }), output: z.null() },
} as const;

export const scannerEvents = {
  'scanner.state': scannersState,
  /** A code, while the page is the listener. */
  'scanner.code': z.object({ code: z.string() }),
  /** The scanner sent a delimiter without a code: nothing (`result`) or only spaces (`content`). */
  'scanner.empty': z.object({ what: z.enum(['result', 'content']) }),
} as const;

export type Verdict = (typeof verdicts)[number];
export type GateFailure = (typeof gateFailures)[number];
export type GateWarning = (typeof gateWarnings)[number];
export type GateRecord = z.infer<typeof gateRecord>;
export type GateState = z.infer<typeof gateState>;
export type GateFinder = z.infer<typeof gateFinder>;
export type FoundPassenger = z.infer<typeof foundPassenger>;
export type PassengersFound = z.infer<typeof passengersFound>;
export type GateAssignment = z.infer<typeof gateAssignment>;
export type ScannerSettings = z.infer<typeof scannerSettings>;
export type WedgeSettings = z.infer<typeof wedgeSettings>;
export type ScannerState = z.infer<typeof scannersState>;
export type ScannerLanes = z.infer<typeof scannerLanes>;
export type ScannerNote = (typeof scannerNotes)[number];
export type ScannerListener = (typeof listeners)[number];
export type Delimiter = (typeof delimiters)[number];
