import type { SailingSummary } from '@gangway/shared/contract/sailings.ts';
import type { SearchCriteria } from '@gangway/shared/domain/sailings/search-criteria.ts';
import { daysBetween } from '@gangway/shared/domain/time/local-date.ts';
import { localDateOf } from '@gangway/shared/domain/time/moment.ts';
import { serverNow } from '@gangway/shared/ui/api/server-clock.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { VoyageArt } from '../../lib/art/voyage-art.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { frameDrawn } from '../../lib/page/frame-drawn.ts';
import { bookingPath } from '../../lib/paths.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Price } from '../../ui/layout/price.tsx';
import { Chip } from '../../ui/status/chip.tsx';
import { chosenPath } from './return-trip.ts';
import styles from './sailing-card.module.css';

/** Below these numbers the remaining places and cabins are shown (R402). */
const FEW_PLACES = 30;
const FEW_CABINS = 6;

interface SailingCardProps {
  sailing: SailingSummary;
  /** The search that found it. */
  criteria: SearchCriteria;
  /** Without its picture, the card has an edge in the color of its session. */
  pictured: boolean;
  /** Whether it is first in the list: its picture is preloaded and not lazy. */
  first: boolean;
}

/** "5 h 30 min". */
function duration(t: TFunction<'sailings'>, { departsAt, arrivesAt }: SailingSummary): string {
  const minutes = Math.round((Date.parse(arrivesAt) - Date.parse(departsAt)) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes: rest });
}

export function SailingCard({ sailing, criteria, pictured, first }: SailingCardProps) {
  const { t } = useTranslation(['sailings', 'site']);
  const { text, money, date, time, dateTime, enumerate, number } = useFormat();
  const [, navigate] = useLocation();
  const { session, route, ship } = sailing;
  const { party } = criteria;
  const nights = daysBetween(sailing.date, localDateOf(sailing.arrivesAt));
  const savedSen = (sailing.usualSen ?? 0) - sailing.fromSen;
  const name = t('route', {
    departure: text(route.departure.name),
    destination: text(route.destination.name),
  });
  const booking = chosenPath(criteria, sailing);
  return (
    <li className={styles.item}>
      <Card padding="none" className={classNames(styles.card, !pictured && styles[session])}>
        {pictured && (
          <VoyageArt
            className={styles.picture}
            session={session}
            port={route.destination.code}
            frame="tile"
            first={first}
          />
        )}
        <div className={styles.voyage}>
          <p className={styles.top}>
            <SessionBadge session={session} label={t(`site:session.${session}`)} />
            <span>{date(sailing.date)}</span>
          </p>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.times}>
            <time dateTime={sailing.departsAt}>{time(sailing.departsAt)}</time>
            <Icon name="arrow-right" size={18} label={t('to')} />
            <time dateTime={sailing.arrivesAt}>{time(sailing.arrivesAt)}</time>
            {nights > 0 && <span className="muted">{t('nextDay')}</span>}
            <span className="muted">{duration(t, sailing)}</span>
          </p>
          <p className={styles.facts}>
            <span className={styles.ship}>
              <Icon name="ship" size={18} />
              {ship.name}
            </span>
            {sailing.salesOpenAt && Date.parse(sailing.salesOpenAt) > serverNow() && (
              <Chip tone="warn" icon="clock">
                {t('onSaleFrom', { when: dateTime(sailing.salesOpenAt) })}
              </Chip>
            )}
            {sailing.placesLeft < FEW_PLACES ? (
              <Chip tone="warn" icon="people">
                {t('fewPlaces', { count: sailing.placesLeft })}
              </Chip>
            ) : (
              <span className="muted">
                {t('places', { count: sailing.placesLeft, number: number(sailing.placesLeft) })}
              </span>
            )}
            {(sailing.nonRefundable || sailing.peak) && <Chip>{t('nonRefundable')}</Chip>}
            {savedSen > 0 && <Chip tone="ok">{t('lessThanUsual', { amount: money(savedSen) })}</Chip>}
          </p>
        </div>
        <div className={styles.offer}>
          <Price amount={money(sailing.fromSen)} before={t('from')} after={t('perAdult')} />
          {party > 1 && (
            <p className={styles.cabin}>
              {t('forParty', { amount: money(sailing.fromSen * party), people: party })}
            </p>
          )}
          {sailing.hasCabins && (
            <p className={styles.cabin}>
              {sailing.cabinFromSen === null
                ? t('noCabins')
                : enumerate([
                    t('cabinFrom', { price: money(sailing.cabinFromSen) }),
                    ...(sailing.cabinsLeft < FEW_CABINS
                      ? [t('fewCabins', { count: sailing.cabinsLeft })]
                      : []),
                  ])}
            </p>
          )}
          <div className={styles.actions}>
            <Link
              href={booking}
              asChild
              onClick={event => {
                event.preventDefault();
                frameDrawn().then(() => navigate(booking));
              }}
            >
              <ButtonLink
                iconEnd="arrow-right"
                aria-label={t('chooseNamed', { name, date: date(sailing.date) })}
              >
                {t('choose')}
              </ButtonLink>
            </Link>
            <ShareButton compact title={`${name}, ${date(sailing.date)}`} path={bookingPath(sailing.id)} />
          </div>
        </div>
      </Card>
    </li>
  );
}
