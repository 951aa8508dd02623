import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  definitionOf,
  isAskedOn,
  type ManifestField,
  manifestFieldNames,
  passengerFields,
  type RouteSettings,
} from '@gangway/shared/contract/entries/passenger-fields.ts';
import type { ManifestPassenger } from '@gangway/shared/contract/office/gate/manifest.ts';
import { type ColumnKind, excelDate, excelInstant, type SheetCell } from '../../lib/excel/columns.ts';
import { textsIn } from '../../lib/texts.ts';

type CellOf = (passenger: ManifestPassenger, position: number) => string | number | null;

/** A column of the manifest. Dates are `YYYY-MM-DD`, instants ISO 8601; `share` is its share of a page's width. */
export interface ManifestColumn {
  name: string;
  header: string;
  kind: ColumnKind;
  width: number;
  share: number;
  cell: CellOf;
}

/** The columns in one language with their texts, without fields that the route does not require. */
export function manifestColumns(language: Language, route: RouteSettings): ManifestColumn[] {
  const texts = textsIn(language);
  const t = (key: string) => texts(`reports:${key}`);
  const column = (name: string, kind: ColumnKind, width: number, share: number, cell: CellOf) => ({
    name,
    header: t(`manifest.column.${name}`),
    kind,
    width,
    share,
    cell,
  });
  const about = (field: ManifestField): ManifestColumn => {
    const { width, share } = passengerFields[field].manifest;
    return column(field, kindOfColumn(field), width, share, p => writtenIn(t, field, p[field]));
  };
  const origin = (p: ManifestPassenger) => t(`manifest.${p.local ? 'local' : 'foreign'}`);
  /** Derived columns come after their field. */
  const derived: Partial<Record<ManifestField, ManifestColumn>> = {
    gender: column('origin', 'text', 16, 44, origin),
    birthDate: column('age', 'count', 7, 24, p => p.age),
  };
  return [
    column('position', 'count', 6, 26, (_p, position) => position),
    ...manifestFieldNames
      .filter(field => isAskedOn(field, route))
      .flatMap(field => [about(field), ...(derived[field] ? [derived[field]] : [])]),
    column('ticketType', 'text', 10, 42, p => t(`ticketType.${p.ticketType}`)),
    column('serial', 'text', 16, 76, p => p.serial),
    column('seat', 'text', 8, 30, p => p.seat),
    column('cabin', 'text', 9, 34, p => p.cabin),
    column('boardingStatus', 'text', 12, 48, p => t(`boardingStatus.${p.boardingStatus}`)),
    column('boardedAt', 'instant', 20, 0, p => p.boardedAt),
    column('gaps', 'text', 26, 0, p => p.gaps.map(gap => t(`manifest.gap.${gap}`)).join(', ')),
  ];
}

const kindOfColumn = (field: ManifestField): ColumnKind =>
  definitionOf(field).kind === 'date' ? 'date' : 'text';

/** The translation of a coded value; other values stay unchanged. */
function writtenIn(t: (key: string) => string, field: ManifestField, value: string | null): string | null {
  const { kind } = definitionOf(field);
  return kind === 'gender' || kind === 'idType' ? t(`${kind}.${value}`) : value;
}

/** A cell in Excel's units: days since 1899-12-30, instants on the operator's clock. */
export function excelCell(
  { kind, cell }: ManifestColumn,
  passenger: ManifestPassenger,
  position: number,
): SheetCell {
  const value = cell(passenger, position);
  if (typeof value !== 'string') return value;
  if (kind === 'date') return excelDate(value);
  if (kind === 'instant') return excelInstant(new Date(value));
  return value;
}
