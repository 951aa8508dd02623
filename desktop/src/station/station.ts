import { hostname } from 'node:os';
import { join } from 'node:path';
import { openDocuments } from './documents/documents.ts';
import type { DocumentOutlet } from './documents/outlet.ts';
import { createPageOutlet, type PageDocuments } from './documents/page-outlet.ts';
import { createSystemPrinters } from './documents/system-printers.ts';
import { type GateInternals, openGateStation } from './gate/gate-station.ts';
import type { Clock } from './lib/clock.ts';
import { createDispatch, createEventPublisher, type Handlers } from './lib/handlers.ts';
import { startErrorOf } from './lib/start-error.ts';
import { createLocalSite } from './local-site.ts';
import { openScanner } from './scanner/scanner.ts';
import { createSerialTest, listSerialPorts } from './serial/serial-test.ts';
import { createFileVault } from './session/file-vault.ts';
import { createPasskeys } from './session/passkeys.ts';
import { openSession } from './session/session.ts';
import { openStationIdentity } from './session/station-identity.ts';
import { openStoredUser } from './session/stored-user.ts';
import type { TokenVault } from './session/token-vault.ts';

export interface StationOptions {
  /** Origin of the API, without a path. */
  apiUrl: string;
  /** Folder of the built renderer. */
  rendererDir: string;
  vault: TokenVault;
  /** Where the key of this workplace is kept; by default a file that only its account may read. */
  keyVault?: TokenVault;
  /** Folder for what the station keeps besides the token. */
  dataDir: string;
  clock: Clock;
  about: { version: string; shell: 'electron' | 'kiosk' };
  /** Shows and prints documents; by default through the page and the system's printing commands. */
  outlet?: DocumentOutlet;
  /** Shows an address in this computer's browser; without it the page opens the address itself. */
  openBrowser?: (address: string) => Promise<void>;
  /** Receives unexpected errors, for the log. */
  report: (fault: unknown) => void;
  /** For tests of faults. */
  gateInternals?: GateInternals;
}

export type Station = Awaited<ReturnType<typeof openStation>>;

/**
 * Everything a workplace does, independent of its host: the session, the page's files and calls, and the bridge.
 *
 * @throws StationStartError
 */
export async function openStation(options: StationOptions) {
  try {
    return await open(options);
  } catch (error) {
    throw startErrorOf(error, options.dataDir);
  }
}

async function open(options: StationOptions) {
  const { apiUrl, rendererDir, vault, dataDir, clock, about, report } = options;
  const eventPublisher = createEventPublisher();
  const identity = await openStationIdentity({
    apiUrl,
    vault: options.keyVault ?? createFileVault(join(dataDir, 'station.key')),
    clock,
    version: about.version,
  });
  const signing = identity.signing(fetch);
  const kept = await openStoredUser(join(dataDir, 'user.json'));
  const changed = () => gate.signedInAnew();
  const knownVault = createFileVault(join(dataDir, 'known-device'));
  const session = await openSession({
    apiUrl,
    vault,
    knownVault,
    eventPublisher,
    kept,
    fetch: signing,
    changed,
  });
  const { token } = session;
  const passkeys = createPasskeys({ apiUrl, token, fetch: signing, openBrowser: options.openBrowser });
  const officer = () => (token() === null ? null : kept.user());
  const gate = openGateStation({
    apiUrl,
    folder: dataDir,
    token,
    officer,
    identity,
    clock,
    eventPublisher,
    report,
    internals: options.gateInternals,
  });
  const scanner = await openScanner({
    file: join(dataDir, 'scanner.json'),
    eventPublisher,
    report,
    gate: gate.scan,
  });
  const page = createPageOutlet(clock, createSystemPrinters());
  const documents = await openDocuments({
    apiUrl,
    token,
    fetch: signing,
    eventPublisher,
    outlet: options.outlet ?? page,
    file: join(dataDir, 'printers.json'),
  });
  const serial = createSerialTest(eventPublisher, clock, scanner);
  const handlers: Handlers = {
    'session.state': async () => ({ signedIn: session.token() !== null }),
    'session.signIn': ({ withPasskey, ...credentials }) =>
      session.signIn({ ...credentials, ...(withPasskey && { passkey: passkeys.takeProof() }) }),
    'passkey.begin': passkeys.begin,
    'passkey.wait': passkeys.wait,
    'passkey.cancel': async () => {
      passkeys.cancel();
      return null;
    },
    'session.signOut': async () => {
      await session.signOut();
      return null;
    },
    'session.clear': async () => {
      await session.clear();
      return null;
    },
    'station.state': async () => ({ enrolled: identity.stationId() !== null, name: hostname().slice(0, 60) }),
    'station.enroll': async enrollment => {
      const held = token();
      if (held === null) return { ok: false, message: '', failure: 'not-signed-in' };
      return gate.enroll({ ...enrollment, token: held });
    },
    'app.about': async () => about,
    'serial.list': () => listSerialPorts(),
    'serial.open': serial.open,
    'serial.send': ({ text }) => serial.send(text),
    'serial.close': async () => {
      await serial.close();
      return null;
    },
    ...gate.handlers,
    ...scanner.handlers,
    ...documents.handlers,
  };
  return {
    site: createLocalSite({
      apiUrl,
      rendererDir,
      token,
      kept,
      elapsedMs: clock.elapsedMs,
      countHere: gate.countHere,
      fetch: signing,
      showsDocuments: !options.outlet,
    }),
    /** The documents that the page shows itself; none if the host has windows for them. */
    pageDocuments: page as PageDocuments,
    dispatch: createDispatch(handlers, report),
    eventPublisher,
    /** Releases files and devices. */
    async close(): Promise<void> {
      documents.close();
      passkeys.cancel();
      await serial.close();
      await scanner.close();
      await gate.close();
      await kept.close();
    },
  };
}
