import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../lib/new-key.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { onlineGate, type Scene } from './gate.ts';
import styles from './write-off.module.css';

/** Who else is in the order of the ticket that was just shown, and all of them on board by one key. */
export function PartyPanel({ scene }: { scene: Scene }) {
  const { t } = useTranslation('write-off');
  const { money } = useFormat();
  const queries = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const { data: party } = useQuery({
    queryKey: ['gate', 'party', scene.eventId],
    queryFn: ({ signal }) => onlineGate.party(scene.eventId, signal),
    meta: { inline: true },
    staleTime: 0,
  });
  const pending = party?.members.filter(member => member.boardingStatus === 'pending') ?? [];
  const board = useMutation({
    mutationFn: () => {
      // Sent again after no answer came, each ticket keeps its event.
      const tickets = pending.map(({ ticketId }) => {
        const eventId = keys.current.get(ticketId) ?? newKey();
        keys.current.set(ticketId, eventId);
        return { ticketId, eventId };
      });
      const { sailingId, gate } = scene;
      const scannedAt = new Date().toISOString();
      return onlineGate.boardParty(scene.eventId, tickets, { sailingId, gate, scannedAt });
    },
    onSuccess: () => {
      keys.current.clear();
      return queries.invalidateQueries({ queryKey: ['gate', 'party'] });
    },
  });
  if (!party) return null;
  const refused = board.data?.decisions.filter(({ decision }) => decision.outcome === 'refused') ?? [];
  const size = party.members.length;
  return (
    <Panel title={t('party.title', { order: party.orderNumber })} flush>
      <div className={styles.partyHead}>
        <span>{t('party.progress', { boarded: size - pending.length, size })}</span>
        {pending.length > 0 ? (
          <Button variant="primary" loading={board.isPending} onClick={() => board.mutate()}>
            {t('party.boardAll', { count: pending.length })}
          </Button>
        ) : (
          <span>{t('party.allBoarded')}</span>
        )}
      </div>
      {party.stillToPaySen > 0 && (
        <Notice tone="warn" className={styles.notice}>
          {t('party.stillToPay', { amount: money(party.stillToPaySen) })}
        </Notice>
      )}
      {refused.map(({ ticketId, decision }) => (
        <Notice key={ticketId} tone="bad" className={styles.notice}>
          {t('party.refused', {
            name: party.members.find(member => member.ticketId === ticketId)?.passengerName ?? ticketId,
            message: decision.message,
          })}
        </Notice>
      ))}
      <ul className={styles.members}>
        {party.members.map(member => (
          <li key={member.ticketId}>
            <span className={styles.member}>{member.passengerName}</span>
            <span className={styles.quiet}>
              {[t(`types.${member.ticketType}`), member.seat, member.cabin].filter(Boolean).join(' · ')}
            </span>
            <StatusBadge
              tone={member.boardingStatus === 'boarded' ? 'ok' : 'neutral'}
              label={t(`party.${member.boardingStatus}`)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
