import { daysBetween, isLocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { decodeEscapes } from './escapes.ts';
import {
  type Cell,
  EXCEL_EPOCH,
  FIRST_DATE_DAYS,
  SheetError,
  type SheetLimits,
  type SheetRow,
  textCell,
} from './sheet.ts';
import { openZip } from './unzip.ts';
import { readXml } from './xml.ts';

/** The limit of unpacked bytes for our largest workbook: sheets compress about ten times. */
const MOST_UNPACKED_BYTES = 24 * 1024 * 1024;
/** Days between the epochs of Excel and of old Excel for Mac. */
const DAYS_FROM_1900_TO_1904 = 1462;

/**
 * The rows of a workbook's first sheet; a formula counts as its stored value. exceljs writes our own files, but must not read
 * untrusted ones: it unpacks without limits, and processes merged areas, column ranges and validations cell by cell, which takes
 * minutes for a file of a kilobyte.
 *
 * Throws a SheetError.
 */
export function readXlsx(bytes: Buffer, limits: SheetLimits): SheetRow[] {
  const read = openZip(bytes, MOST_UNPACKED_BYTES);
  const workbook = read('xl/workbook.xml');
  const relations = read('xl/_rels/workbook.xml.rels');
  if (workbook === undefined || relations === undefined) throw new SheetError('unreadable');
  const sheet = read(firstSheetPath(workbook, relations));
  if (sheet === undefined) throw new SheetError('unreadable');
  const texts = readSharedTexts(read('xl/sharedStrings.xml') ?? '', limits);
  const styles = readStyles(read('xl/styles.xml') ?? '');
  return readRows(sheet, { texts, styles, epochShift: epochShift(workbook) }, limits);
}

function epochShift(workbook: string): number {
  for (const token of readXml(workbook))
    if (token.kind === 'open' && token.name === 'workbookPr')
      return /^(1|true)$/.test(token.attributes('date1904') ?? '') ? DAYS_FROM_1900_TO_1904 : 0;
  return 0;
}

function firstSheetPath(workbook: string, relations: string): string {
  for (const token of readXml(workbook)) {
    if (token.kind !== 'open' || token.name !== 'sheet') continue;
    const id = token.attributes('*:id');
    for (const relation of readXml(relations))
      if (relation.kind === 'open' && relation.name === 'Relationship' && relation.attributes('Id') === id)
        return partPath(relation.attributes('Target') ?? '');
  }
  throw new SheetError('unreadable');
}

const partPath = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** Texts shared by cells, without their phonetic hints (`rPh`). */
function readSharedTexts(xml: string, { cellLength }: SheetLimits): string[] {
  const texts: string[] = [];
  let text: string | undefined;
  let inText = false;
  let inPronunciation = false;
  for (const token of readXml(xml)) {
    if (token.kind === 'text') {
      if (inText && !inPronunciation && text !== undefined) text = (text + token.text).slice(0, cellLength);
      continue;
    }
    const open = token.kind === 'open' && !token.closed;
    if (token.name === 't') inText = open;
    if (token.name === 'rPh') inPronunciation = open;
    if (token.name !== 'si') continue;
    if (open) text = '';
    else {
      texts.push(text ?? '');
      text = undefined;
    }
  }
  return texts;
}

/** The display of a number. */
type CellKind = 'number' | 'moment' | 'elapsed';

/**
 * The built-in formats of Excel that show a date or a time: 27 to 36 and 50 to 58 are those of Chinese, Japanese and Korean,
 * whose texts depend on Excel's language; 46 counts hours beyond 24.
 */
const builtInMoments = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

function builtInFormat(format: number): CellKind {
  if (format === 46) return 'elapsed';
  return builtInMoments.some(([first, last]) => format >= first && format <= last) ? 'moment' : 'number';
}

function formatOf(code: string): CellKind {
  // Letters outside quoted text and outside escaped, blank and repeated characters.
  const bare = code.replace(/"[^"]*"|[\\_*]./g, '');
  if (/\[(h+|m+|s+)\]/i.test(bare)) return 'elapsed';
  return /[ymdhs]/i.test(bare.replace(/\[[^\]]*\]/g, '')) ? 'moment' : 'number';
}

/** The number display of each style, in their order. */
function readStyles(xml: string): CellKind[] {
  const own = new Map<number, CellKind>();
  const styles: CellKind[] = [];
  let inStyles = false;
  for (const token of readXml(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === 'cellXfs') inStyles = token.kind === 'open' && !token.closed;
    if (token.kind !== 'open') continue;
    const format = Number(token.attributes('numFmtId'));
    if (token.name === 'numFmt') own.set(format, formatOf(token.attributes('formatCode') ?? ''));
    if (token.name === 'xf' && inStyles) styles.push(own.get(format) ?? builtInFormat(format));
  }
  return styles;
}

interface Book {
  texts: string[];
  styles: CellKind[];
  epochShift: number;
}

interface OpenCell {
  column: number;
  type: string;
  kind: CellKind;
  value: string;
}

function readRows(xml: string, book: Book, limits: SheetLimits): SheetRow[] {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells = new Map<number, Cell>();
  let cell: OpenCell | undefined;
  let inValue = false;
  for (const token of readXml(xml)) {
    if (token.kind === 'text') {
      if (cell && inValue) cell.value = (cell.value + token.text).slice(0, limits.cellLength);
      continue;
    }
    const open = token.kind === 'open' && !token.closed;
    switch (token.name) {
      case 'row':
        if (token.kind === 'open') {
          number = Number(token.attributes('r')) || number + 1;
          cells = new Map();
          cell = undefined;
        }
        if (!open && cells.size > 0 && rows.push({ number, cells }) > limits.rows)
          throw new SheetError('too-long');
        break;
      case 'c':
        if (token.kind === 'open')
          cell = {
            column: columnOf(token.attributes('r')) ?? (cell?.column ?? -1) + 1,
            type: token.attributes('t') ?? 'n',
            kind: book.styles[Number(token.attributes('s') ?? 0)] ?? 'number',
            value: '',
          };
        if (!open && cell && cell.column < limits.columns) {
          const read = toCell(cell, book);
          if (read) cells.set(cell.column, read);
        }
        break;
      case 'v':
      case 't':
        inValue = open;
        break;
    }
  }
  return rows;
}

/** `AB12` is column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** JavaScript accepts more as numbers: `0x10`, `0b11`, a blank. */
const isDecimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

function toCell({ type, kind, value }: OpenCell, { texts, epochShift }: Book): Cell | undefined {
  if (type === 's') return textCell(decodeEscapes(texts[Number(value)] ?? ''));
  if (type === 'b') return { kind: 'flag', value: value === '1' };
  if (type === 'd') return writtenMoment(value) ?? textCell(value);
  if (type !== 'n') return textCell(decodeEscapes(value));
  if (!isDecimal.test(value)) return textCell(value);
  const number = Number(value);
  if (kind === 'number') return { kind: 'number', value: number };
  // A time of day is the same in both epochs.
  const days = number < FIRST_DATE_DAYS ? number : number + epochShift;
  return { kind: 'moment', days, elapsed: kind === 'elapsed' };
}

/** A date, a time, or both, in ISO 8601 (`t="d"`). An offset is ignored: cells have no time zones. */
function writtenMoment(value: string): Cell | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(value);
  const [, date, hours, minutes = 0, seconds = 0] = match ?? [];
  if (date ? !isLocalDate(date) : !hours) return undefined;
  const ofDay = (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  return { kind: 'moment', days: (date ? daysBetween(EXCEL_EPOCH, date) : 0) + ofDay, elapsed: false };
}
