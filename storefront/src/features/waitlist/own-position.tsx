import type { WaitlistEntry } from '@gangway/shared/contract/sales/waitlist.ts';
import { ticketTypeOrder } from '@gangway/shared/domain/money/fares.ts';
import { Button, ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { SessionBadge } from '@gangway/shared/ui/status/session-badge.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Failed } from '../../lib/art/moments.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { Loading } from '../../lib/page/loading-parts.tsx';
import { orderPath, paths } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { OfferCard } from './offer-card.tsx';
import { changeEntry, entryQuery, useEntry } from './requests/waitlist.ts';
import styles from './waitlist.module.css';

/** The own position on the waiting lists, by the token of the mail; opening the link confirms the address. */
export function OwnPosition({ token }: { token: string }) {
  const { t } = useTranslation(['waitlist', 'site']);
  const queries = useQueryClient();
  const entry = useEntry(token);
  const change = useMutation({
    meta: { inline: true },
    mutationFn: (action: 'confirm' | 'decline' | 'leave') => changeEntry(action, token),
    onSuccess: changed => queries.setQueryData(entryQuery(token).queryKey, changed),
    onError: () => entry.refetch(),
  });
  const unconfirmed = entry.data?.status === 'unconfirmed';
  const { mutate } = change;
  useEffect(() => {
    if (unconfirmed) mutate('confirm');
  }, [unconfirmed, mutate]);

  if (entry.isPending || (unconfirmed && !change.isError)) return <Loading heights={['4rem', '12rem']} />;
  if (entry.isError || unconfirmed)
    return (
      <Failed
        headingLevel={1}
        title={t('own.failed')}
        text={(entry.error ?? change.error)?.message ?? ''}
        actions={
          <Link href={paths.routeList} asChild>
            <ButtonLink>{t('own.search')}</ButtonLink>
          </Link>
        }
      />
    );
  const { status, offer } = entry.data;
  const live = status === 'waiting' || status === 'offered';
  return (
    <div className={styles.screen}>
      <h1>{t(`own.heading.${status}`)}</h1>
      {offer && (
        <OfferCard
          token={token}
          entry={entry.data}
          offer={offer}
          declining={change.isPending}
          onDecline={() => mutate('decline')}
          onOver={() => entry.refetch()}
        />
      )}
      {!live && <NextSteps entry={entry.data} />}
      {live && !offer && <p>{t('own.waiting')}</p>}
      {live && !offer && <Positions entry={entry.data} />}
      {live && <PartyRequest entry={entry.data} />}
      {change.isError && <Notice tone="bad" live title={change.error.message} />}
      {live && (
        <div>
          <Button
            variant="quiet"
            className={styles.leave}
            loading={change.isPending && change.variables === 'leave'}
            onClick={() => mutate('leave')}
          >
            {t('own.leave')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Each accepted sailing, with the position on its list. */
function Positions({ entry }: { entry: WaitlistEntry }) {
  const { t } = useTranslation(['waitlist', 'site']);
  const { text, date, time } = useFormat();
  return (
    <ul className={styles.positions}>
      {entry.wishes.map(({ sailing, place, of }) => (
        <li key={sailing.id}>
          <Card className={styles.position}>
            <p className={styles.voyage}>
              <SessionBadge session={sailing.session} label={t(`site:session.${sailing.session}`)} />
              <span>
                {t('route', {
                  departure: text(sailing.route.departure.name),
                  destination: text(sailing.route.destination.name),
                })}
              </span>
              <span>{date(sailing.date)}</span>
              <span>{time(sailing.departsAt)}</span>
            </p>
            {place !== null && <p className={styles.large}>{t('own.place', { place, of })}</p>}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The party's request. */
function PartyRequest({ entry: { tickets, cabins, mostSen } }: { entry: WaitlistEntry }) {
  const { t } = useTranslation(['waitlist', 'site']);
  const { text, money, list } = useFormat();
  const party = ticketTypeOrder
    .filter(type => tickets[type] > 0)
    .map(type => t(`site:ticketTypeCount.${type}`, { count: tickets[type] }));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('own.party')}</dt>
        <dd>{list(party)}</dd>
      </div>
      <div>
        <dt>{t('own.cabins')}</dt>
        <dd>{cabins ? `${cabins.count} × ${text(cabins.name)}` : t('join.noCabin')}</dd>
      </div>
      {mostSen !== null && (
        <div>
          <dt>{t('own.most')}</dt>
          <dd>{money(mostSen)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The end of the wait, and the next steps. */
function NextSteps({ entry: { status, orderNumber } }: { entry: WaitlistEntry }) {
  const { t } = useTranslation('waitlist');
  if (status === 'booked' && orderNumber)
    return (
      <div>
        <Link href={orderPath(orderNumber)} asChild>
          <ButtonLink variant="primary">{t('own.openBooking')}</ButtonLink>
        </Link>
      </div>
    );
  return (
    <>
      {(status === 'lapsed' || status === 'closed') && <p>{t(`own.ended.${status}`)}</p>}
      <div>
        <Link href={paths.routeList} asChild>
          <ButtonLink>{t('own.search')}</ButtonLink>
        </Link>
      </div>
    </>
  );
}
