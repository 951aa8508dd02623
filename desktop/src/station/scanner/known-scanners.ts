import type { Port } from '../serial/find-ports.ts';

/** USB vendor ids of manufacturers of scanners and few other serial devices. */
const MAKERS = new Set([
  '0536', // Hand Held Products, now Honeywell
  '05e0', // Symbol, now Zebra
  '05f9', // PSC, now Datalogic
  '065a', // Opticon
  '067e', // Intermec, now Honeywell
  '076d', // Denso Wave
  '0c2e', // Metrologic, now Honeywell
  '11fa', // Code
  '1eab', // Newland
  '27dd', // Mindeo
]);

/** Product names of scanners, for unknown vendor ids. */
const MAKER_NAMES =
  /\b(honeywell|metrologic|hand held products|intermec|symbol|datalogic|opticon|optoelectronics|denso|newland|cino|unitech|code corp|mindeo|bar ?code|scanner)/i;

/** USB-to-serial cables and chips, which may connect a scanner or anything else. */
const BRIDGES = new Set([
  '0403', // FTDI
  '04e2', // Exar
  '0557', // ATEN
  '067b', // Prolific
  '10c4', // Silicon Labs
  '1a86', // QinHeng
  '9710', // MosChip
]);

/** Linux: a USB device. Onboard ports (`ttyS0`) exist on any board, even with nothing connected. */
const AT_USB = /tty(ACM|USB)\d+$/;

type Rank = 'maker' | 'bridge' | 'unknown';
const RANKS: readonly Rank[] = ['maker', 'bridge', 'unknown'];

function rankOf({ path, vendorId, manufacturer }: Port): Rank | null {
  const id = vendorId?.toLowerCase();
  if (id && MAKERS.has(id)) return 'maker';
  if (MAKER_NAMES.test(manufacturer?.replaceAll('_', ' ') ?? '')) return 'maker';
  if (id) return BRIDGES.has(id) ? 'bridge' : null;
  return AT_USB.test(path) ? 'unknown' : null;
}

/**
 * The ports that `auto` tries: those of scanner manufacturers; without any, those of serial bridges; without any,
 * unknown USB devices. A device that identifies itself as a modem, a printer or a board is never tried.
 */
export function likelyScanners(ports: readonly Port[]): Port[] {
  for (const rank of RANKS) {
    const likely = ports.filter(port => rankOf(port) === rank);
    if (likely.length > 0)
      return likely.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  }
  return [];
}
