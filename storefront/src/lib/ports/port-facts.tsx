import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { LoadFailed, LoadingText } from '../page/loading-parts.tsx';
import { mapAt } from './map-at.ts';
import styles from './port-facts.module.css';
import { usePortProfile } from './port-profile.ts';

/** What the operator says of a port. */
export function PortFacts({ id }: { id: number }) {
  const { t } = useTranslation(['port', 'site']);
  const { text } = useFormat();
  const port = usePortProfile(id);
  if (port.isPending) return <LoadingText lines={4} />;
  if (port.isError) return <LoadFailed query={port} title={t('site:failure.title')} />;
  const { address, position, boardingOpensMinutes, boardingClosesMinutes } = port.data;
  const before = (minutes: number) =>
    minutes > 0 && minutes % 60 === 0 ? t('hours', { hours: minutes / 60 }) : t('minutes', { minutes });
  const times = t('boardingTimes', {
    opens: before(boardingOpensMinutes),
    closes: before(boardingClosesMinutes),
  });
  return (
    <dl className={styles.facts}>
      {(address || position) && (
        <div>
          <dt>{t('address')}</dt>
          {address && <dd>{address}</dd>}
          {position && (
            <dd>
              <a className={styles.map} href={mapAt(position)} target="_blank" rel="noreferrer">
                {t('map')}
              </a>
            </dd>
          )}
        </div>
      )}
      {(['gettingThere', 'parking', 'boarding', 'accessibility'] as const).map(fact => {
        const written = text(port.data[fact]);
        return (
          (written || fact === 'boarding') && (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              {fact === 'boarding' && <dd>{times}</dd>}
              {written && <dd className={styles.text}>{written}</dd>}
            </div>
          )
        );
      })}
    </dl>
  );
}
