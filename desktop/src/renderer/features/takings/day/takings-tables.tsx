import type { DayFigures } from '@gangway/shared/contract/office/orders/day-close.ts';
import { sumSen } from '@gangway/shared/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { MoneyTable } from '../money-table.tsx';
import table from '../table.module.css';

type Line = DayFigures['methods'][number];

/** Money received and refunded, by method, with the total. */
export function TakingsTable({ figures: { methods, rounding } }: { figures: DayFigures }) {
  const { t } = useTranslation(['takings', 'providers']);
  if (methods.length === 0) return <p className={table.none}>{t('day.none')}</p>;
  const sum = (name: 'taken' | 'takenSen' | 'returned' | 'returnedSen') =>
    sumSen(methods.map(line => line[name]));
  const rounded = { takenSen: rounding?.takenSen ?? 0, returnedSen: rounding?.returnedSen ?? 0 };
  const total = {
    taken: sum('taken'),
    takenSen: sum('takenSen') + rounded.takenSen,
    returned: sum('returned'),
    returnedSen: sum('returnedSen') + rounded.returnedSen,
  };
  return (
    <MoneyTable label={t('day.methods')}>
      <Head first={[t('day.columns.method')]} />
      <tbody>
        {methods.map(line => (
          <tr key={line.provider}>
            <th scope="row">{t(`providers:${line.provider}.name`)}</th>
            <Amounts line={line} />
          </tr>
        ))}
        {(rounded.takenSen !== 0 || rounded.returnedSen !== 0) && (
          <tr>
            <th scope="row">{t('day.rounding')}</th>
            <Amounts line={rounded} />
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('day.total')}</th>
          <Amounts line={total} />
        </tr>
      </tfoot>
    </MoneyTable>
  );
}

/** Money that each officer received and paid out at the desk. */
export function OfficersTable({ figures: { officers } }: { figures: DayFigures }) {
  const { t } = useTranslation(['takings', 'providers']);
  return (
    <MoneyTable label={t('day.officers')}>
      <Head first={[t('day.columns.officer'), t('day.columns.counter'), t('day.columns.method')]} />
      <tbody>
        {officers.map(line => (
          <tr key={`${line.officer} ${line.counter} ${line.provider}`}>
            <th scope="row">{line.officer}</th>
            <td>{line.counter}</td>
            <td>{t(`providers:${line.provider}.name`)}</td>
            <Amounts line={line} />
          </tr>
        ))}
      </tbody>
    </MoneyTable>
  );
}

function Head({ first }: { first: readonly ReactNode[] }) {
  const { t } = useTranslation('takings');
  return (
    <thead>
      <tr>
        {first.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
          <th key={index} scope="col">
            {name}
          </th>
        ))}
        {(['payments', 'taken', 'refunds', 'returned', 'net'] as const).map(name => (
          <th key={name} scope="col" className={table.end}>
            {t(`day.columns.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Amounts({ line }: { line: Omit<Line, 'provider' | 'taken' | 'returned'> & Partial<Line> }) {
  const { number, money } = useFormat();
  const { taken: takenCount, takenSen, returned, returnedSen } = line;
  return (
    <>
      <td className={table.end}>{takenCount !== undefined && number(takenCount)}</td>
      <td className={table.end}>{money(takenSen)}</td>
      <td className={table.end}>{returned !== undefined && number(returned)}</td>
      <td className={table.end}>{money(returnedSen)}</td>
      <td className={table.end}>{money(takenSen - returnedSen)}</td>
    </>
  );
}
