import type { PlaceInLine, WaitingDraw } from '@gangway/shared/contract/sales/waiting-room.ts';
import { useTranslation } from 'react-i18next';
import { API_PREFIX } from '../../../lib/api/prefix.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import styles from './waiting.module.css';

interface DrawFactsProps {
  sailingId: number;
  draw: WaitingDraw;
  place: PlaceInLine | undefined;
}

/** How the order is drawn, with all that one needs to draw it again. */
export function DrawFacts({ sailingId, draw: { seedHash, seed, drawnAt }, place }: DrawFactsProps) {
  const { t } = useTranslation('booking');
  const { dateTime } = useFormat();
  return (
    <Disclosure summary={t('waiting.draw.summary')}>
      <div className={styles.draw}>
        <p>{drawnAt ? t('waiting.draw.after', { when: dateTime(drawnAt) }) : t('waiting.draw.before')}</p>
        <p>{t('waiting.draw.rule')}</p>
        <dl className={styles.codes}>
          <Code name={t('waiting.draw.hash')} value={seedHash} />
          {seed && <Code name={t('waiting.draw.seed')} value={seed} />}
          {place && <Code name={t('waiting.draw.mine')} value={place.lineId} />}
        </dl>
        {drawnAt && (
          <p>
            <a href={`${API_PREFIX}/sailings/${sailingId}/waiting-room/line`}>{t('waiting.draw.list')}</a>
          </p>
        )}
      </div>
    </Disclosure>
  );
}

function Code({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
