import {
  type ScannerSettings,
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

/** What the file of a workplace says: how its serial scanner is read, and what it learnt of one that types. */
const keptSettings = scannerSettings.extend({ wedge: wedgeSettings.nullable().default(null) });

export interface KeptSettings {
  settings: ScannerSettings;
  wedge: WedgeSettings | null;
}

/** The settings of this workplace's scanners. `lost`: stored settings could not be read. */
export async function readSettings(file: string): Promise<KeptSettings & { lost: boolean }> {
  try {
    const text = await readPrivately(file);
    if (text === null) return { settings: defaultSettings, wedge: null, lost: false };
    const { wedge, ...settings } = keptSettings.parse(JSON.parse(text));
    return { settings, wedge, lost: false };
  } catch {
    return { settings: defaultSettings, wedge: null, lost: true };
  }
}

export const writeSettings = (file: string, { settings, wedge }: KeptSettings): Promise<void> =>
  writePrivately(file, `${JSON.stringify({ ...settings, wedge }, null, 2)}\n`);
