import type { DepartureBoard } from '@gangway/shared/contract/office/gate/gate.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import styles from './count-sheet.module.css';

/** What each gate admitted, what it had not sent, and its last contact. */
export function GatesOnPaper({ gates }: Pick<DepartureBoard, 'gates'>) {
  const { t } = useTranslation('departure-board');
  const { dateTime, number } = useFormat();
  if (gates.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sheet.gate')}</th>
          <th scope="col">{t('count.boarded')}</th>
          <th scope="col">{t('sheet.notSent')}</th>
          <th scope="col">{t('sheet.lastHeard')}</th>
        </tr>
      </thead>
      <tbody>
        {gates.map(({ stationId, gate, boarded, waiting, silent, stoodDown, lastSeenAt }) => (
          <tr key={stationId}>
            <td>{gate || t('gates.unnamed')}</td>
            <td>{number(boarded)}</td>
            <td>
              {stoodDown
                ? t('gates.stoodDown', {
                    time: dateTime(stoodDown.at),
                    name: stoodDown.by.name || stoodDown.by.username,
                  })
                : silent
                  ? t('gates.mayHold', { time: dateTime(lastSeenAt) })
                  : t('count.unsent', { count: waiting })}
            </td>
            <td>{dateTime(lastSeenAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Passengers who are not on board, by name; the table head is repeated on each page. */
export function MissingOnPaper({ missing }: Pick<DepartureBoard, 'missing'>) {
  const { t } = useTranslation('departure-board');
  if (missing.length === 0) return <p className={styles.nobody}>{t('sheet.nobody')}</p>;
  return (
    <table className={styles.table}>
      <caption>{t('sheet.missing', { count: missing.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('missing.name')}</th>
          <th scope="col">{t('missing.cabin')}</th>
          <th scope="col">{t('missing.serial')}</th>
          <th scope="col">{t('missing.order')}</th>
        </tr>
      </thead>
      <tbody>
        {missing.map(({ serial, passengerName, minor, cabin, orderNumber }) => (
          <tr key={serial}>
            <td>{minor ? `${passengerName} (${t('missing.minor')})` : passengerName}</td>
            <td>{cabin}</td>
            <td>{serial}</td>
            <td>{orderNumber}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
