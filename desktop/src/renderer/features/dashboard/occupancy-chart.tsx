import type { Session } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OccupancyDay } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { axis, CHART_HEIGHT, dayAndMonth, light, tooltip } from './chart-look.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './dashboard.module.css';

/** How full the sailings of the next days are, by session. */
export function OccupancyChart({ days }: { days: readonly OccupancyDay[] }) {
  const { t } = useTranslation('dashboard');
  const { t: frame } = useTranslation('frame');
  const { date, language } = useFormat();
  const dates = [...new Set(days.map(day => day.date))];
  const shareOn = (day: string, session: Session) => {
    const found = days.find(one => one.date === day && one.session === session);
    return found && found.capacity > 0 ? Math.round((100 * found.taken) / found.capacity) : undefined;
  };
  const data = dates.map(day => ({
    date: day,
    daytime: shareOn(day, 'daytime'),
    nighttime: shareOn(day, 'nighttime'),
  }));
  const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}%`);
  return (
    <Panel title={t('occupancy.title')}>
      <p className={styles.summary}>{t('occupancy.summary')}</p>
      <div aria-hidden className={styles.chart}>
        <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
          <BarChart data={data} margin={{ top: 8 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis {...axis} dataKey="date" tickFormatter={dayAndMonth(language)} minTickGap={16} />
            <YAxis {...axis} width={48} domain={[0, 100]} tickFormatter={percent} />
            <Tooltip
              {...tooltip}
              labelFormatter={day => date(String(day))}
              formatter={value => percent(Number(value))}
            />
            <Legend itemSorter={null} formatter={name => <span className={styles.legend}>{name}</span>} />
            {(['daytime', 'nighttime'] as const).map(session => (
              <Bar
                key={session}
                dataKey={session}
                name={frame(`session.${session}`)}
                fill={light[session]}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={t('occupancy.title')}
        columns={[t('day'), frame('session.daytime'), frame('session.nighttime')]}
        rows={data.map(day => [date(day.date), percent(day.daytime), percent(day.nighttime)])}
      />
    </Panel>
  );
}
