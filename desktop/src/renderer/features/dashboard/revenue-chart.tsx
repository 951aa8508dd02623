import type { RevenueDay } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../../lib/use-format.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { axis, CHART_HEIGHT, dayAndMonth, light, tooltip } from './chart-look.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './dashboard.module.css';

const SEN = 100;
const THOUSAND = 1000;

/** What came in on each of the last days, by the session it was paid for, and what went back. */
export function RevenueChart({ days }: { days: readonly RevenueDay[] }) {
  const { t } = useTranslation('dashboard');
  const { date, money, number, language } = useFormat();
  const sum = (of: (day: RevenueDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const names = {
    daytimeSen: t('revenue.daytime'),
    nighttimeSen: t('revenue.nighttime'),
    refundedSen: t('revenue.refunded'),
  };
  const bar = (key: keyof typeof names) => ({
    dataKey: key,
    name: names[key],
    isAnimationActive: false,
  });
  return (
    <Panel title={t('revenue.title')}>
      <p className={styles.summary}>
        {t('revenue.summary', {
          received: money(sum(day => day.daytimeSen + day.nighttimeSen)),
          refunded: money(sum(day => day.refundedSen)),
        })}
      </p>
      <div aria-hidden className={styles.chart}>
        <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
          <BarChart data={[...days]} margin={{ top: 8 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis {...axis} dataKey="date" tickFormatter={dayAndMonth(language)} minTickGap={16} />
            <YAxis
              {...axis}
              width={56}
              tickFormatter={(sen: number) => t('revenue.thousand', { number: number(sen / SEN / THOUSAND) })}
            />
            <Tooltip
              {...tooltip}
              labelFormatter={day => date(String(day))}
              formatter={value => money(Number(value))}
            />
            <Legend itemSorter={null} formatter={name => <span className={styles.legend}>{name}</span>} />
            <Bar {...bar('daytimeSen')} stackId="received" fill={light.daytime} />
            <Bar {...bar('nighttimeSen')} stackId="received" fill={light.nighttime} />
            <Bar {...bar('refundedSen')} fill={light.back} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable
        caption={t('revenue.title')}
        columns={[t('day'), names.daytimeSen, names.nighttimeSen, names.refundedSen]}
        rows={days.map(day => [
          date(day.date),
          money(day.daytimeSen),
          money(day.nighttimeSen),
          money(day.refundedSen),
        ])}
      />
    </Panel>
  );
}
