import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import type { FareLine, FareSource } from '@gangway/shared/contract/office/sailings/fares.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { StatusBadge } from '../status/status-badge.tsx';
import styles from './fare-lines.module.css';

/** Sailings whose fares change: the fares before and after, their source, and the tickets booked at each price. */
export function FareLines({ lines }: { lines: readonly FareLine[] }) {
  const { t } = useTranslation(['fares', 'frame']);
  const { dateTime, text } = useFormat();
  return (
    <table className={styles.lines} aria-label={t('lines.label')}>
      <thead>
        <tr>
          <th scope="col">{t('lines.sailing')}</th>
          {ticketTypes.map(type => (
            <th key={type} scope="col" className={styles.fare}>
              {t(`frame:ticketType.${type}`)}
            </th>
          ))}
          <th scope="col">{t('lines.source')}</th>
          <th scope="col">{t('lines.booked')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <th scope="row">
              {dateTime(line.departsAt)}
              <span className={styles.quiet}>{line.ship.name}</span>
              <span className={styles.place}>
                {text(line.route.departure.name)} → {text(line.route.destination.name)}
              </span>
              {line.refusal && <StatusBadge tone="bad" label={line.refusal} />}
            </th>
            {ticketTypes.map(type => (
              <td key={type} className={styles.fare}>
                <Fare before={line.before.fares?.[type]} after={line.after.fares?.[type]} />
              </td>
            ))}
            <td className={styles.source}>
              <Source source={line.after.source} />
              {line.before.source.kind !== line.after.source.kind && (
                <s className={styles.quiet}>
                  <Source source={line.before.source} />
                </s>
              )}
            </td>
            <td>
              <BookedFares line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price of a ticket then, and its price now if that differs. */
function Fare({ before, after }: { before: number | undefined; after: number | undefined }) {
  const { t } = useTranslation('fares');
  const { money } = useFormat();
  const write = (sen: number | undefined) => (sen === undefined ? t('lines.noFare') : money(sen));
  if (before === after) return <span className={styles.quiet}>{write(after)}</span>;
  return (
    <>
      {write(after)}
      <s className={styles.quiet}>
        <span className="visually-hidden">{t('lines.was', { fare: write(before) })}</span>
        <span aria-hidden>{write(before)}</span>
      </s>
    </>
  );
}

function Source({ source: { kind, rule } }: { source: FareSource }) {
  const { t } = useTranslation('fares');
  return <span>{kind === 'rule' ? rule : t(`lines.${kind}`)}</span>;
}

function BookedFares({ line: { booked } }: { line: FareLine }) {
  const { t } = useTranslation(['fares', 'frame']);
  const { money, number } = useFormat();
  if (booked.length === 0) return <span className={styles.quiet}>{t('lines.nobody')}</span>;
  return (
    <ul className={styles.booked}>
      {booked.map(({ ticketType, priceSen, tickets, paid }) => {
        const type = t(`frame:ticketType.${ticketType}`);
        const line = t('lines.bookedAt', { tickets: number(tickets), type, price: money(priceSen) });
        return (
          <li key={`${ticketType} ${priceSen}`}>
            {paid === tickets ? line : t('lines.paid', { line, paid: number(paid) })}
          </li>
        );
      })}
    </ul>
  );
}
