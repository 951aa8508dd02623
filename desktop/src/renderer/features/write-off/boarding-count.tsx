import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { type BoardingCount as Count, onlineGate } from './gate.ts';
import styles from './write-off.module.css';

interface BoardingCountProps {
  sailing: { id: number; boarded: number; expected: number };
}

/** How many are on board, expected and missing, as it changes at any gate. */
export function BoardingCount({ sailing }: BoardingCountProps) {
  const { t } = useTranslation('write-off');
  const { number } = useFormat();
  const live = useLiveCount(sailing.id);
  const boarded = live?.boarded ?? sailing.boarded;
  const expected = live?.booked ?? sailing.expected;
  return (
    <section className={styles.counts} aria-label={t('count.label')}>
      <StatTile label={t('count.boarded')} value={number(boarded)} />
      <StatTile label={t('count.expected')} value={number(expected)} />
      <StatTile label={t('count.missing')} value={number(expected - boarded)} />
    </section>
  );
}

function useLiveCount(sailingId: number): Count | null {
  const [live, setLive] = useState<(Count & { of: number }) | null>(null);
  useEffect(() => onlineGate.watch(sailingId, count => setLive({ ...count, of: sailingId })), [sailingId]);
  return live?.of === sailingId ? live : null;
}
