import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ScannerListener, ScannerSettings, ScannerState } from '../../../bridge-gate.ts';
import { createEventPublisher } from '../../lib/handlers.ts';
import type { PortSources } from '../../serial/find-ports.ts';
import { type SerialCable, startSerialCable } from '../../serial/testing/serial-cable.ts';
import { openScanner, type Scanner } from '../scanner.ts';
import { defaultSettings, writeSettings } from '../scanner-settings.ts';

/** The polling interval of tests. */
export const soon = { interval: 10 };

/** A workplace's folder, cables to plug and unplug, and a scanner that reports its events. */
export async function createScannerBench() {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-scanner-'));
  const devices = join(folder, 'dev');
  await mkdir(devices);
  const file = join(folder, 'station/scanner.json');
  const eventPublisher = createEventPublisher();
  const published: { event: string; data: unknown }[] = [];
  const atGate: string[] = [];
  const lanesAtGate: string[] = [];
  const faults: unknown[] = [];
  eventPublisher.listen((event, data) => published.push({ event, data }));
  const cables: SerialCable[] = [];
  const scanners: Scanner[] = [];

  const state = (scanner: Scanner): Promise<ScannerState> => scanner.handlers['scanner.state']();

  /** Starts the station's scanner; `auto` finds the ports of the bench, as on Linux. */
  async function start(
    settings?: Partial<ScannerSettings>,
    onCode?: (code: string) => void,
  ): Promise<Scanner> {
    if (settings) await writeSettings(file, { settings: { ...defaultSettings, ...settings }, wedge: null });
    const sources: PortSources = {
      list: null,
      devices,
      terminals: join(folder, 'no-terminals'),
    };
    const scanner = await openScanner({
      file,
      eventPublisher,
      sources,
      report: fault => faults.push(fault),
      gate: async (code, lane) => {
        lanesAtGate.push(lane);
        (onCode ?? (seen => atGate.push(seen)))(code);
      },
    });
    scanners.push(scanner);
    return scanner;
  }

  return {
    file,
    devices,
    eventPublisher,
    atGate,
    /** The lanes of the codes at the gate, in order. */
    lanesAtGate,
    faults,
    /** A path for a scanner, whether it is plugged in or not. */
    path: join(devices, 'ttyACM0'),
    async plug(path = join(devices, 'ttyACM0')): Promise<SerialCable> {
      const cable = await startSerialCable(path);
      cables.push(cable);
      return cable;
    },
    start,
    state,
    /** Starts the station's scanner, and waits until its port is open. */
    async opened(...how: Parameters<typeof start>): Promise<Scanner> {
      const scanner = await start(...how);
      await expect.poll(() => state(scanner), soon).toMatchObject({ status: 'open' });
      return scanner;
    },
    listen: (scanner: Scanner, who: ScannerListener) => scanner.handlers['scanner.listen']({ who }),
    codes: () =>
      published.flatMap(({ event, data }) =>
        event === 'scanner.code' ? (data as { code: string }).code : [],
      ),
    empties: () =>
      published.flatMap(({ event, data }) =>
        event === 'scanner.empty' ? (data as { what: string }).what : [],
      ),
    states: () =>
      published.flatMap(({ event, data }) => (event === 'scanner.state' ? (data as ScannerState) : [])),
    /** Bytes received by the serial port test. */
    received: () =>
      published
        .map(({ event, data }) =>
          event === 'serial.data'
            ? Buffer.from((data as { base64: string }).base64, 'base64').toString()
            : '',
        )
        .join(''),
    async stop(): Promise<void> {
      for (const scanner of scanners) await scanner.close();
      for (const cable of cables) await cable.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type ScannerBench = Awaited<ReturnType<typeof createScannerBench>>;
