import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { addDays } from '@gangway/shared/domain/time/local-date.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NothingFound } from '../../lib/art/moments.tsx';
import { today } from '../../lib/format/dates.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useCalendar } from '../../lib/requests/calendar.ts';

const LOOK_AHEAD_DAYS = 90;
const PROPOSED = 4;

interface NoSailingsProps {
  criteria: SearchCriteria;
  onChange: (part: Partial<SearchCriteria>) => void;
}

/** Shown if nothing matches: offers the next matching dates and a wider search. */
export function NoSailings({ criteria, onChange }: NoSailingsProps) {
  const { t } = useTranslation('sailings');
  const { date } = useFormat();
  const first = criteria.date || criteria.notBefore || today();
  const calendar = useCalendar(criteria, first, addDays(first, LOOK_AHEAD_DAYS));
  const next = (calendar.data ?? [])
    .filter(
      day => day.date !== criteria.date && (!criteria.session || day.sessions.includes(criteria.session)),
    )
    .slice(0, PROPOSED);
  const narrowed = criteria.session !== '' || criteria.cabin || criteria.ship !== '';
  return (
    <NothingFound
      title={t('none.title')}
      text={next.length > 0 ? t('none.nextDates') : t('none.text')}
      actions={
        <>
          {next.map(day => (
            <Button key={day.date} icon="calendar" onClick={() => onChange({ date: day.date })}>
              {date(day.date)}
            </Button>
          ))}
          {narrowed && (
            <Button variant="quiet" onClick={() => onChange({ session: '', cabin: false, ship: '' })}>
              {t('none.clearFilters')}
            </Button>
          )}
          <Link href={paths.routeList} asChild>
            <ButtonLink variant="quiet">{t('none.all')}</ButtonLink>
          </Link>
        </>
      }
    />
  );
}
