import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateRecord } from '../../../../bridge-gate.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Keys } from '../../../ui/keys.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { askGate } from '../gate/ask-gate.ts';
import { holdShown, receiveRecord, useGate } from '../gate/gate-store.ts';
import { mayBoardAfter } from './may-board.ts';
import { MemberRow } from './member-row.tsx';
import styles from './party.module.css';
import { useSentence } from './use-sentence.ts';

/**
 * The other members of the presented ticket's order. All, or the ticked ones, board with a key combination. If the
 * ticket was refused, the others can board by name unless the refusal applies to them.
 */
export function PartyPanel({ record }: { record: GateRecord }) {
  const { eventId } = record;
  const { t } = useTranslation('write-off');
  const { money, enumerate } = useFormat();
  const newest = useGate(({ records }) => records[0]);
  const sailings = useGate(({ state }) => state?.sailings) ?? [];
  const sentence = useSentence(sailings);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { data: party } = useQuery({
    // Any record may change a member.
    queryKey: ['write-off', 'party', eventId, newest?.eventId, newest?.undone],
    queryFn: () => askGate('gate.party', { eventId }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
    staleTime: 0,
  });
  const board = useMutation({
    mutationFn: (ticketIds: string[]) => askGate('gate.boardParty', { eventId, ticketIds }),
    onSuccess: records => records.forEach(receiveRecord),
    meta: { inline: true },
  });
  const members = party?.members ?? [];
  const waiting = members.filter(({ boardingStatus }) => boardingStatus === 'pending');
  const refused = record.outcome === 'refused' || record.undone;
  const pending = mayBoardAfter(record, waiting);
  const chosen = pending.filter(({ ticketId }) => !left.has(ticketId)).map(({ ticketId }) => ticketId);
  const boardChosen = () => {
    if (chosen.length > 0 && !board.isPending) board.mutate(chosen);
  };
  const all = chosen.length === pending.length;
  const named = pending.filter(({ ticketId }) => chosen.includes(ticketId));
  const label = refused
    ? t('party.boardNamed', { names: enumerate(named.map(({ passengerName }) => passengerName)) })
    : all
      ? t('party.boardAll', { count: pending.length })
      : t('party.boardChosen', { count: chosen.length, size: pending.length });
  if (!party || members.length < 2) return null;
  const tick = (ticketId: string, on: boolean) => {
    holdShown();
    setLeft(before => new Set(on ? [...before].filter(id => id !== ticketId) : [...before, ticketId]));
  };
  const looked = board.data?.filter(({ verdict }) => verdict !== 'admit') ?? [];
  return (
    <Panel title={t('party.title', { order: party.orderNumber })} flush className={styles.party}>
      {chosen.length > 0 && <BoardKeys label={label} onPress={boardChosen} />}
      <div className={styles.head}>
        <span>{t('party.progress', { boarded: members.length - waiting.length, size: members.length })}</span>
        {pending.length > 0 ? (
          <Button
            variant="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            disabled={chosen.length === 0}
            loading={board.isPending}
            onClick={boardChosen}
          >
            {chosen.length === 0 ? t('party.boardNobody') : label} <Keys keys="mod+enter" />
          </Button>
        ) : (
          waiting.length === 0 && <strong>{t('party.allBoarded')}</strong>
        )}
      </div>
      {party.stillToPaySen > 0 && (
        <Notice tone="warn" className={styles.notice}>
          {t('party.stillToPay', { amount: money(party.stillToPaySen) })}
        </Notice>
      )}
      {board.error && (
        <Notice live tone="bad" className={styles.notice}>
          {board.error.message}
        </Notice>
      )}
      {looked.map(record => (
        <Notice
          key={record.eventId}
          tone={record.verdict === 'refuse' ? 'bad' : 'warn'}
          className={styles.notice}
        >
          {t('party.told', { name: nameOf(record), message: sentence(record) })}
        </Notice>
      ))}
      <ul className={styles.members} aria-label={t('party.title', { order: party.orderNumber })}>
        {members.map(member => (
          <MemberRow
            key={member.ticketId}
            member={member}
            chosen={chosen.includes(member.ticketId)}
            offered={pending.includes(member)}
            onTick={on => tick(member.ticketId, on)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** A key combination, because single keys must not board anyone. */
function BoardKeys({ label, onPress }: { label: string; onPress: () => void }) {
  useShortcut('mod+enter', label, onPress);
  return null;
}

const nameOf = ({ ticket }: GateRecord) => ticket?.passengerName ?? '';
