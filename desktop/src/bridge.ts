import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { z } from 'zod';
import { documentChannels } from './bridge-documents.ts';
import { type GateFailure, gateChannels, gateEvents, scannerChannels, scannerEvents } from './bridge-gate.ts';

/** Settings of a serial port; the usual ones of scanners come first. */
const serialSettings = z.object({
  path: z.string().min(1).max(200).describe('`/dev/ttyUSB0`, `COM3`'),
  baudRate: z.union([9600, 19200, 38400, 57600, 115200, 1200, 2400, 4800].map(rate => z.literal(rate))),
  dataBits: z.union([z.literal(8), z.literal(7)]),
  parity: z.enum(['none', 'even', 'odd']),
  stopBits: z.union([z.literal(1), z.literal(2)]),
});

/** A port of the operating system; unknown properties are null. */
const serialPort = z.object({
  path: z.string(),
  manufacturer: z.string().nullable(),
  serialNumber: z.string().nullable(),
  vendorId: z.string().nullable(),
  productId: z.string().nullable(),
});

/** An error of a port, in the operating system's words; the page adds what to do about it. */
const serialFailure = z.object({
  ok: z.literal(false),
  failure: z.enum(['list-failed', 'not-there', 'busy', 'no-rights', 'not-open', 'other']),
  detail: z.string(),
});
const serialDone = z.union([z.object({ ok: z.literal(true) }), serialFailure]);

/**
 * Every call from the page to its station, and every event from the station (R111). Both transports, Electron's IPC and
 * the kiosk's loopback page, validate all data against these schemas.
 */
export const channels = {
  /** Whether a user is signed in here; the token itself never reaches the page. */
  'session.state': { input: z.undefined(), output: z.object({ signedIn: z.boolean() }) },
  /** `POST /sysUser/login` (R71), in the language of the page; the station keeps the token. */
  'session.signIn': {
    input: z.object({
      username: z.string().max(200),
      password: z.string().max(200),
      secondFactor: z.string().max(40).optional(),
      /** With the passkey that a browser has just used, instead of a code. */
      withPasskey: z.boolean().optional(),
      language: z.enum(officeLanguages),
    }),
    output: z.union([
      z.object({ ok: z.literal(true) }),
      z.object({
        ok: z.literal(false),
        message: z.string(),
        failure: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
    ]),
  },
  /** Asks the server for a ceremony with a passkey (R473), and opens the site's page for it in a browser. */
  'passkey.begin': {
    input: z.object({
      ask: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('log-in') }),
        z.object({
          kind: z.literal('add'),
          name: z.string().max(60),
          currentPassword: z.string().max(200),
          secondFactor: z.string().max(40),
        }),
      ]),
      language: z.enum(officeLanguages),
    }),
    output: z.union([
      /** Unless it is opened already, the page opens the address. */
      z.object({ ok: z.literal(true), address: z.string(), opened: z.boolean() }),
      z.object({
        ok: z.literal(false),
        message: z.string(),
        failure: z.string(),
        fields: z.record(z.string(), z.string()),
      }),
    ]),
  },
  /** Answers when the browser comes back, or does not. */
  'passkey.wait': {
    input: z.undefined(),
    output: z.object({ outcome: z.enum(['done', 'timed-out', 'canceled']) }),
  },
  'passkey.cancel': { input: z.undefined(), output: z.null() },
  /** Ends the session on the server, and deletes the token even when the server cannot be reached. */
  'session.signOut': { input: z.undefined(), output: z.null() },
  /** Deletes a token that the server no longer accepts. */
  'session.clear': { input: z.undefined(), output: z.null() },
  /** Whether this workplace is enrolled (R136), and its computer's name. */
  'station.state': {
    input: z.undefined(),
    output: z.object({ enrolled: z.boolean(), name: z.string() }),
  },
  /** Enrolls this workplace; without a code, the user needs the permission to enroll workplaces. */
  'station.enroll': {
    input: z.object({ code: z.string().max(40).nullable(), name: z.string().min(1).max(60) }),
    output: z.union([
      z.object({ ok: z.literal(true) }),
      z.object({ ok: z.literal(false), message: z.string(), failure: z.string() }),
    ]),
  },
  'app.about': {
    input: z.undefined(),
    output: z.object({ version: z.string(), shell: z.enum(['electron', 'kiosk']) }),
  },
  /** The ports of this machine, for the serial port test (R38). */
  'serial.list': {
    input: z.undefined(),
    output: z.union([z.object({ ok: z.literal(true), ports: z.array(serialPort) }), serialFailure]),
  },
  /** Opens a port for the test, after closing an open one. */
  'serial.open': { input: serialSettings, output: serialDone },
  'serial.send': { input: z.object({ text: z.string().max(1000) }), output: serialDone },
  'serial.close': { input: z.undefined(), output: z.null() },
  ...documentChannels,
  ...gateChannels,
  ...scannerChannels,
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

/** Events that the station sends to the page. */
export const events = {
  /** A user signed in or out, in this window or in another one. */
  'session.changed': z.object({ signedIn: z.boolean() }),
  /** Bytes received at the port under test, unchanged. */
  'serial.data': z.object({ at: z.iso.datetime(), base64: z.base64() }),
  /** The port under test was closed; `unplugged` if not on request. */
  'serial.closed': z.object({ unplugged: z.boolean() }),
  ...gateEvents,
  ...scannerEvents,
} as const satisfies Record<string, z.ZodType>;

export type SerialSettings = z.infer<typeof serialSettings>;
export type SerialFailure = z.infer<typeof serialFailure>;
export type Channel = keyof typeof channels;
export type Input<C extends Channel> = z.input<(typeof channels)[C]['input']>;
export type Output<C extends Channel> = z.output<(typeof channels)[C]['output']>;
export type EventName = keyof typeof events;
export type EventData<E extends EventName> = z.output<(typeof events)[E]>;

/** An answer of the bridge. A failure is a value, because a thrown error would lose its type. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: BridgeError };

/** `refused`: unknown channel or invalid input; `failed`: an error of the station; others: a refusal of the gate. */
export interface BridgeError {
  code: 'refused' | 'failed' | GateFailure;
  message: string;
  /** How long to wait before trying again, if waiting helps. */
  seconds?: number | undefined;
}

/** The bridge as the page sees it; `window.gangway` under Electron. */
export interface Bridge {
  invoke<C extends Channel>(channel: C, input: Input<C>): Promise<Answer<Output<C>>>;
  /** Subscribes until the returned function is called. */
  on<E extends EventName>(event: E, listener: (data: EventData<E>) => void): () => void;
}
