import type { Port } from './find-ports.ts';

/** USB vendor ids of those who make scanners and little else that has a serial port. */
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

/** How scanners call themselves, where the id tells nothing. */
const MAKER_NAMES =
  /\b(honeywell|metrologic|hand held products|intermec|symbol|datalogic|opticon|optoelectronics|denso|newland|cino|unitech|code corp|mindeo|bar ?code|scanner)/i;

/** Cables and chips between USB and a serial line: a scanner may hang on one, or anything else. */
const BRIDGES = new Set([
  '0403', // FTDI
  '04e2', // Exar
  '0557', // ATEN
  '067b', // Prolific
  '10c4', // Silicon Labs
  '1a86', // QinHeng
  '9710', // MosChip
]);

/** Linux: a device at USB. Ports that are soldered in (`ttyS0`) are there on any board, with nothing behind them. */
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
 * The ports that `auto` tries, in this order: those of makers of scanners; where there is none, those behind a bridge; where
 * there is none either, those at USB that nothing is known of. A modem, a printer or a board that says who it is, is none.
 */
export function likelyScanners(ports: readonly Port[]): Port[] {
  for (const rank of RANKS) {
    const likely = ports.filter(port => rankOf(port) === rank);
    if (likely.length > 0)
      return likely.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  }
  return [];
}
