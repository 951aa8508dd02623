import { type Session, sessions } from '@gangway/shared/contract/base/vocabulary.ts';
import type { OccupancyDay } from '@gangway/shared/contract/office/system/dashboard.ts';
import { useTranslation } from 'react-i18next';
import { Bar } from 'recharts';
import { useHasScreen } from '../../lib/menu/use-menu.ts';
import { paths } from '../../lib/paths.ts';
import { light } from './chart-look.ts';
import { DayBars } from './day-bars.tsx';

/** Occupancy of the next days' sailings, by session; a day opens its orders. */
export function OccupancyChart({ days }: { days: readonly OccupancyDay[] }) {
  const { t } = useTranslation('dashboard');
  const { t: frame } = useTranslation('frame');
  const hasScreen = useHasScreen();
  const dates = [...new Set(days.map(day => day.date))];
  const hasOrders = dates.length > 0 && hasScreen(paths.shipOrder);
  const shareOn = (day: string, session: Session) => {
    const sailing = days.find(one => one.date === day && one.session === session);
    return sailing && sailing.capacity > 0 ? Math.round((100 * sailing.taken) / sailing.capacity) : undefined;
  };
  const shares = dates.map(day => ({
    date: day,
    daytime: shareOn(day, 'daytime'),
    nighttime: shareOn(day, 'nighttime'),
  }));
  const percent = (share: number | undefined) => (share === undefined ? '–' : `${share}%`);
  return (
    <DayBars
      title={t('occupancy.title')}
      summary={t('occupancy.summary')}
      days={shares}
      scale={{ width: 48, domain: [0, 100], tickFormatter: percent }}
      written={percent}
      counted={sessions.map(session => frame(`session.${session}`))}
      listOf={hasOrders ? date => `${paths.shipOrder}?from=${date}&to=${date}` : null}
      all={
        hasOrders
          ? { href: `${paths.shipOrder}?from=${dates[0]}&to=${dates.at(-1)}`, label: t('occupancy.all') }
          : null
      }
      valuesOf={day => sessions.map(session => percent(day[session]))}
    >
      {sessions.map(session => (
        <Bar
          key={session}
          dataKey={session}
          name={frame(`session.${session}`)}
          fill={light[session]}
          isAnimationActive={false}
        />
      ))}
    </DayBars>
  );
}
