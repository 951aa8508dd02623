import { relativeTime } from '@gangway/shared/domain/time/display-time.ts';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../lib/api/server-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Formats how long ago something was (R97); older than two days is a date. */
export function useAgo(): (instant: string) => string {
  const { t } = useTranslation('personal-center');
  const { dateTime } = useFormat();
  return instant => {
    const time = relativeTime(new Date(instant), new Date(serverNow()));
    if (time.kind === 'date') return dateTime(instant);
    if (time.kind === 'minutes' || time.kind === 'hours')
      return t(`time.${time.kind}`, { count: time.value });
    return t(`time.${time.kind}`);
  };
}
