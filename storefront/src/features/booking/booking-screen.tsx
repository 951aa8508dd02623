/*
 * The steps of a booking: tickets and cabins, passengers, review and payment; also the queue of a sailing.
 */

import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearch } from 'wouter';
import { Failed, NothingFound } from '../../lib/art/moments.tsx';
import { Later, laterCode } from '../../lib/page/later-code.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths, sailingsPath } from '../../lib/paths.ts';
import { useSailing } from '../../lib/requests/sailing.ts';
import { Booking } from './booking.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';

/** What stands in place of a booking that has to wait. */
const waiting = laterCode('booking-waiting', () => import('./waiting.ts'), ['queue', 'human-check']);

/** The booking of a sailing, from tickets to payment. */
export default function BookingScreen() {
  const id = Number(new URLSearchParams(useSearch()).get('sailing'));
  const { t } = useTranslation('booking');
  usePageTitle(t('title'));
  if (!Number.isInteger(id) || id < 1) return <Redirect to={paths.routeList} replace />;
  return (
    <div className="wrap">
      <LoadedBooking key="booking" id={id} />
    </div>
  );
}

/** Only places are missing: the customer may wait for them. */
const isSoldOut = ({ status, placesLeft, departsAt }: SailingDetail) =>
  (status === 'scheduled' || status === 'delayed') && placesLeft === 0 && Date.parse(departsAt) > serverNow();

function LoadedBooking({ id }: { id: number }) {
  const { t } = useTranslation(['booking', 'site']);
  const sailing = useSailing(id);
  if (sailing.isPending) return <BookingSkeleton />;
  if (sailing.isError) {
    const gone = failureOf(sailing.error) === 'sailing-not-found';
    return (
      <Failed
        headingLevel={1}
        title={t(gone ? 'gone.title' : 'site:failure.title')}
        text={sailing.error.message}
        actions={
          <>
            {!gone && (
              <Button variant="primary" onClick={() => sailing.refetch()}>
                {t('site:tryAgain')}
              </Button>
            )}
            <Link href={paths.routeList} asChild>
              <ButtonLink>{t('gone.search')}</ButtonLink>
            </Link>
          </>
        }
      />
    );
  }
  const { salesOpenAt, waitingRoom, bookable } = sailing.data;
  if (waitingRoom)
    return (
      <Later code={waiting} loading={<BookingSkeleton />}>
        {({ QueueGate }) => (
          <QueueGate sailing={sailing.data} loading={<BookingSkeleton />}>
            <Booking sailing={sailing.data} />
          </QueueGate>
        )}
      </Later>
    );
  if (!bookable && salesOpenAt && Date.parse(salesOpenAt) > serverNow())
    return (
      <Later code={waiting} loading={<BookingSkeleton />}>
        {({ OnSaleFrom }) => <OnSaleFrom sailing={sailing.data} opensAt={salesOpenAt} />}
      </Later>
    );
  if (!bookable && isSoldOut(sailing.data))
    return (
      <Later code={waiting} loading={<BookingSkeleton />}>
        {({ SoldOut }) => <SoldOut sailing={sailing.data} />}
      </Later>
    );
  if (!bookable) {
    const { departure, destination } = sailing.data.route;
    return (
      <NothingFound
        headingLevel={1}
        title={t('closed.title')}
        text={t('closed.text')}
        actions={
          <Link href={sailingsPath({ departure: departure.code, destination: destination.code })} asChild>
            <ButtonLink variant="primary">{t('closed.others')}</ButtonLink>
          </Link>
        }
      />
    );
  }
  return <Booking sailing={sailing.data} />;
}
