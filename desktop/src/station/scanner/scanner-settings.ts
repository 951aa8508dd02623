import { type ScannerSettings, scannerSettings } from '../../bridge-gate.ts';
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

/** The settings of this workplace's scanner. `lost`: stored settings could not be read. */
export async function readSettings(file: string): Promise<{ settings: ScannerSettings; lost: boolean }> {
  try {
    const text = await readPrivately(file);
    if (text === null) return { settings: defaultSettings, lost: false };
    return { settings: scannerSettings.parse(JSON.parse(text)), lost: false };
  } catch {
    return { settings: defaultSettings, lost: true };
  }
}

export const writeSettings = (file: string, settings: ScannerSettings): Promise<void> =>
  writePrivately(file, `${JSON.stringify(settings, null, 2)}\n`);
