import {
  type ScannerLanes,
  type ScannerSettings,
  scannerLanes,
  scannerSettings,
  type WedgeSettings,
  wedgeSettings,
} from '../../bridge-gate.ts';
import { readPrivately, writePrivately } from '../lib/private-file.ts';

/** The factory settings of most scanners. */
export const defaultSettings: ScannerSettings = {
  enabled: true,
  path: 'auto',
  baudRate: 9600,
  dataBits: 8,
  parity: 'none',
  stopBits: 1,
  delimiter: 'cr',
};

/** A workplace with one scanner has no lanes. */
const noLanes: ScannerLanes = { first: '', wedge: '', others: [] };

/**
 * The settings file of a workplace: how its serial scanners are read, and what it learned of a keyboard scanner.
 */
const keptSettings = scannerSettings.extend({
  wedge: wedgeSettings.nullable().default(null),
  lanes: scannerLanes.default(noLanes),
});

export interface KeptSettings {
  settings: ScannerSettings;
  wedge: WedgeSettings | null;
  lanes: ScannerLanes;
}

/** The settings of this workplace's scanners. `lost`: stored settings could not be read. */
export async function readSettings(file: string): Promise<KeptSettings & { lost: boolean }> {
  try {
    const text = await readPrivately(file);
    if (text === null) return { settings: defaultSettings, wedge: null, lanes: noLanes, lost: false };
    const { wedge, lanes, ...settings } = keptSettings.parse(JSON.parse(text));
    return { settings, wedge, lanes, lost: false };
  } catch {
    return { settings: defaultSettings, wedge: null, lanes: noLanes, lost: true };
  }
}

export const writeSettings = (
  file: string,
  { settings, wedge, lanes = noLanes }: Omit<KeptSettings, 'lanes'> & Partial<Pick<KeptSettings, 'lanes'>>,
): Promise<void> => writePrivately(file, `${JSON.stringify({ ...settings, wedge, lanes }, null, 2)}\n`);
