import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { ownPositionPath } from '../../lib/paths.ts';
import { useWaitingParties } from './requests/waiting-parties.ts';

/** The customer's waiting lists above the bookings, offers first. */
export function WaitingParties() {
  const { t } = useTranslation('my-orders');
  const { text, date, dateTime } = useFormat();
  const entries = useWaitingParties().data ?? [];
  const offersFirst = entries.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null));
  return offersFirst.map(({ id, token, offer, wishes }) => {
    const sailing = offer?.sailing ?? wishes[0]?.sailing;
    if (!sailing) return null;
    const { departure, destination } = sailing.route;
    const title = t('waiting.title', {
      departure: text(departure.name),
      destination: text(destination.name),
      date: date(sailing.date),
    });
    const [first] = wishes;
    return (
      <Notice
        key={id}
        tone={offer ? 'ok' : 'info'}
        title={title}
        action={
          <Link href={ownPositionPath(token)} asChild>
            <ButtonLink variant={offer ? 'primary' : 'secondary'}>{t('waiting.open')}</ButtonLink>
          </Link>
        }
      >
        {offer && <p>{t('waiting.offer', { until: dateTime(offer.expiresAt) })}</p>}
        {!offer && first && first.place !== null && (
          <p>{t('waiting.place', { place: first.place, of: first.of })}</p>
        )}
      </Notice>
    );
  });
}
