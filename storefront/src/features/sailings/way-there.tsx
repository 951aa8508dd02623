import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFormat } from '../../lib/format/use-format.ts';
import { sailingsPath } from '../../lib/paths.ts';
import { useSailing } from '../../lib/requests/sailing.ts';

/** Of a return trip: the order in which the sailings are chosen, and the one there once it is chosen. */
export function WayThere({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useTranslation('sailings');
  if (!criteria.returns) return null;
  if (criteria.outward === null) return <Notice title={t('returnTrip.first')} />;
  return <ChosenWayThere criteria={criteria} sailingId={criteria.outward} />;
}

function ChosenWayThere({ criteria, sailingId }: { criteria: SearchCriteria; sailingId: number }) {
  const { t } = useTranslation('sailings');
  const { dateTime, text, enumerate } = useFormat();
  const sailing = useSailing(sailingId).data;
  const route =
    sailing &&
    t('route', {
      departure: text(sailing.route.departure.name),
      destination: text(sailing.route.destination.name),
    });
  const { departure, destination, party, cabin } = criteria;
  const again = { departure: destination, destination: departure, party, cabin, returns: true };
  return (
    <Notice
      title={t('returnTrip.second')}
      action={
        <Link href={sailingsPath(again)} asChild>
          <ButtonLink>{t('returnTrip.change')}</ButtonLink>
        </Link>
      }
    >
      {sailing && route && (
        <p>
          {t('returnTrip.chosen', {
            sailing: enumerate([route, dateTime(sailing.departsAt), sailing.ship.name]),
          })}
        </p>
      )}
    </Notice>
  );
}
