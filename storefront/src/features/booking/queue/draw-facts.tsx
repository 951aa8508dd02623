import type { QueueDraw, QueuePosition } from '@gangway/shared/contract/sales/queue.ts';
import { useTranslation } from 'react-i18next';
import { API_PREFIX } from '../../../lib/api/prefix.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Disclosure } from '../../../ui/dialogs/disclosure.tsx';
import styles from './queue.module.css';

interface DrawFactsProps {
  sailingId: number;
  draw: QueueDraw;
  position: QueuePosition | undefined;
}

/** How positions are drawn, with the data needed to repeat the draw. */
export function DrawFacts({ sailingId, draw: { seedHash, seed, drawnAt }, position }: DrawFactsProps) {
  const { t } = useTranslation(['booking', 'queue']);
  const { dateTime } = useFormat();
  return (
    <Disclosure summary={t('queue:draw.summary')}>
      <div className={styles.draw}>
        <p>{drawnAt ? t('queue:draw.after', { when: dateTime(drawnAt) }) : t('queue:draw.before')}</p>
        <p>{t('queue:draw.rule')}</p>
        <dl className={styles.codes}>
          <Code name={t('queue:draw.hash')} value={seedHash} />
          {seed && <Code name={t('queue:draw.seed')} value={seed} />}
          {position && <Code name={t('queue:draw.mine')} value={position.lineId} />}
        </dl>
        {drawnAt && (
          <p>
            <a href={`${API_PREFIX}/sailings/${sailingId}/waiting-room/line`}>{t('queue:draw.list')}</a>
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
