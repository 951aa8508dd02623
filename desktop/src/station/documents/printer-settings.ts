import { z } from 'zod';
import { readPrivately, writePrivately } from '../lib/private-file.ts';

const settings = z.object({ receipts: z.string().min(1).max(200).nullable() });

export type PrinterSettings = z.infer<typeof settings>;

/** The printers of this workplace. A file that cannot be read is as none: the system's dialog asks. */
export async function readPrinterSettings(file: string): Promise<PrinterSettings> {
  try {
    return settings.parse(JSON.parse((await readPrivately(file)) ?? ''));
  } catch {
    return { receipts: null };
  }
}

export const writePrinterSettings = (file: string, next: PrinterSettings): Promise<void> =>
  writePrivately(file, `${JSON.stringify(next, null, 2)}\n`);
