import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Link, useLocation } from 'wouter';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { axis, CHART_HEIGHT, dayAndMonth, tooltip } from './chart-look.ts';
import styles from './dashboard.module.css';

interface DayBarsProps<Day extends { date: string }> {
  title: string;
  summary: string;
  days: readonly Day[];
  /** Format and range of the value axis. */
  scale: Pick<ComponentProps<typeof YAxis>, 'width' | 'domain' | 'tickFormatter'>;
  /** Formats a value for the tooltip of a bar. */
  written: (value: number) => string;
  /** The `Bar`s of each day. */
  children: ReactNode;
  /** For the table that screen readers get: column names, and each day's values. */
  counted: readonly string[];
  valuesOf: (day: Day) => readonly string[];
  /** The list behind a day, which a press on its bars opens; null if the user's menu does not have it. */
  listOf: ((date: string) => string) | null;
  /** The list behind the whole chart, for a link that the keyboard reaches; null without one. */
  all: { href: string; label: string } | null;
}

/** A bar chart over several days, whose bars open the list behind them, with a table of the same data for screen readers. */
export function DayBars<Day extends { date: string }>(props: DayBarsProps<Day>) {
  const { title, summary, days, scale, written, children, counted, valuesOf, listOf, all } = props;
  const [, navigate] = useLocation();
  const { t } = useTranslation('dashboard');
  const { date, language } = useFormat();
  return (
    <Panel title={title} actions={all && <Link href={all.href}>{all.label}</Link>}>
      <p className={styles.summary}>{summary}</p>
      <div aria-hidden className={classNames(styles.chart, listOf && styles.pressed)}>
        <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
          <BarChart
            data={[...days]}
            margin={{ top: 8 }}
            accessibilityLayer={false}
            onClick={({ activeLabel }) => {
              if (listOf && activeLabel !== undefined) navigate(listOf(String(activeLabel)));
            }}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis {...axis} dataKey="date" tickFormatter={dayAndMonth(language)} minTickGap={16} />
            <YAxis {...axis} {...scale} />
            <Tooltip
              {...tooltip}
              labelFormatter={day => date(String(day))}
              formatter={value => written(Number(value))}
            />
            <Legend itemSorter={null} formatter={name => <span className={styles.legend}>{name}</span>} />
            {children}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={title}
        columns={[t('day'), ...counted]}
        rows={days.map(day => [date(day.date), ...valuesOf(day)])}
      />
    </Panel>
  );
}

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

/** A chart's data as a table for screen readers. Hidden through a wrapper, because a table itself cannot be made small. */
function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
