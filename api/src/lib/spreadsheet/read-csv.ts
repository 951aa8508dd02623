import { SheetError, type SheetLimits, type SheetRow } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV in UTF-8, or UTF-16 as Excel writes "Unicode text": separated by comma, semicolon or tab, whichever
 * the first line has most of. Quoted fields may hold delimiters, line ends and doubled quotes. Throws a SheetError.
 */
export function readCsv(bytes: Buffer, limits: SheetLimits): SheetRow[] {
  const text = decode(bytes);
  const firstLine = text.slice(0, text.search(/\r|\n|$/));
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
  const rows: SheetRow[] = [];
  for (const { number, fields } of readFields(text, delimiter)) {
    const cells = fields
      .slice(0, limits.columns)
      .map((field, column) => [column, field.trim().slice(0, limits.cellLength)] as const)
      .filter(([, field]) => field !== '');
    if (cells.length === 0) continue;
    rows.push({
      number,
      cells: new Map(cells.map(([column, field]) => [column, { kind: 'text', text: field }])),
    });
    if (rows.length > limits.rows) throw new SheetError('too-long');
  }
  return rows;
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

/** Each record with the number of the row that Excel shows it in. */
function* readFields(text: string, delimiter: string): Generator<{ number: number; fields: string[] }> {
  const pattern = new RegExp(
    `"((?:[^"]|"")*)"|([^${delimiter}\\r\\n"][^${delimiter}\\r\\n]*)|(${delimiter})|(\\r\\n|\\r|\\n)`,
    'g',
  );
  let fields: string[] = [''];
  let number = 1;
  for (const [, quoted, plain, separator, lineEnd] of text.matchAll(pattern)) {
    if (separator !== undefined) fields.push('');
    else if (lineEnd !== undefined) {
      yield { number, fields };
      number++;
      fields = [''];
    } else fields[fields.length - 1] += quoted?.replaceAll('""', '"') ?? plain ?? '';
  }
  yield { number, fields };
}
