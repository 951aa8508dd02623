import { CsvError, parse } from 'csv-parse/sync';
import { SheetError, type SheetLimits, type SheetRow, textCell } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV in UTF-8, or UTF-16 as Excel writes "Unicode text": separated by comma, semicolon or tab, whichever is most
 * frequent in the first line. Quoted fields may contain delimiters, line ends and doubled quotes. Throws a SheetError.
 */
export function readCsv(bytes: Buffer, limits: SheetLimits): SheetRow[] {
  const text = decode(bytes);
  const rows: SheetRow[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      relaxQuotes: true,
      // Rows are collected here and not by the parser: a file of empty lines would fill the memory.
      onRecord(fields: string[], { records }) {
        const row = rowOf(fields, records, limits);
        if (row) rows.push(row);
        if (rows.length > limits.rows) throw new SheetError('too-long');
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? new SheetError('unreadable') : error;
  }
  return rows;
}

function delimiterOf(text: string): string {
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function rowOf(fields: string[], number: number, limits: SheetLimits): SheetRow | undefined {
  const cells = fields.slice(0, limits.columns).flatMap((field, column) => {
    const cell = textCell(field.slice(0, limits.cellLength));
    return cell ? [[column, cell] as const] : [];
  });
  return cells.length === 0 ? undefined : { number, cells: new Map(cells) };
}

function decode(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  let text: string;
  try {
    text = new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SheetError('unreadable');
  }
  // Text has no such characters: this is some other kind of file.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\x00-\x08\x0e-\x1f]/.test(text)) throw new SheetError('unreadable');
  return text;
}
