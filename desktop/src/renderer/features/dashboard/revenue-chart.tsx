import type { RevenueDay } from '@gangway/shared/contract/office/system/dashboard.ts';
import { amountOf } from '@gangway/shared/domain/money/money.ts';
import { useTranslation } from 'react-i18next';
import { Bar } from 'recharts';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/use-format.ts';
import { light } from './chart-look.ts';
import { DayBars } from './day-bars.tsx';

const THOUSAND = 1000;
/** Below it, an axis in thousands would have labels such as 0.06k. */
const LARGE = 10 * THOUSAND;

/** Revenue of the last days by session, and refunds; a day opens its takings. */
export function RevenueChart({ days }: { days: readonly RevenueDay[] }) {
  const { t } = useTranslation('dashboard');
  const { money, number } = useFormat();
  const hasScreen = useHasScreen();
  const [first] = days;
  const sum = (of: (day: RevenueDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const names = {
    daytimeSen: t('revenue.daytime'),
    nighttimeSen: t('revenue.nighttime'),
    refundedSen: t('revenue.refunded'),
  };
  const most = Math.max(...days.map(day => amountOf(day.daytimeSen + day.nighttimeSen)), 0);
  const [unit, divisor] = most >= LARGE ? (['thousand', THOUSAND] as const) : (['one', 1] as const);
  const bar = (key: keyof typeof names) => ({
    dataKey: key,
    name: names[key],
    isAnimationActive: false,
  });
  return (
    <DayBars
      title={t('revenue.title')}
      summary={t('revenue.summary', {
        received: money(sum(day => day.daytimeSen + day.nighttimeSen)),
        refunded: money(sum(day => day.refundedSen)),
      })}
      days={days}
      scale={{
        width: 76,
        tickFormatter: (sen: number) =>
          sen === 0 ? t('revenue.zero') : t(`revenue.${unit}`, { number: number(amountOf(sen) / divisor) }),
      }}
      written={money}
      counted={[names.daytimeSen, names.nighttimeSen, names.refundedSen]}
      listOf={hasScreen(paths.dayClose) ? date => `${paths.dayClose}?date=${date}` : null}
      all={
        hasScreen(paths.paymentRecord) && first
          ? { href: `${paths.paymentRecord}?from=${first.date}`, label: t('revenue.all') }
          : null
      }
      valuesOf={day => [money(day.daytimeSen), money(day.nighttimeSen), money(day.refundedSen)]}
    >
      <Bar {...bar('daytimeSen')} stackId="received" fill={light.daytime} />
      <Bar {...bar('nighttimeSen')} stackId="received" fill={light.nighttime} />
      <Bar {...bar('refundedSen')} fill={light.back} />
    </DayBars>
  );
}
