import { ticketTypes } from '@gangway/shared/contract/base/vocabulary.ts';
import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import type {
  OfficeWaitlist,
  OfficeWaitlistParty,
} from '@gangway/shared/contract/office/sailings/waitlist.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { sellOffer } from '../../lib/requests/offer-to-sell.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { moveParty, offerNow, removeParty } from './requests/waitlist.ts';
import { usePartyWords } from './use-party-words.ts';
import styles from './waitlist.module.css';

/** The contract's limit. */
const LONGEST_REASON = 300;

interface PartyDrawerProps {
  list: OfficeWaitlist;
  party: OfficeWaitlistParty;
  onClose: () => void;
}

/** A party, and the desk's actions on its position, with a reason. */
export function PartyDrawer({ list, party, onClose }: PartyDrawerProps) {
  const { t } = useTranslation(['waitlist', 'frame']);
  const { dateTime } = useFormat();
  const { whoOf, wantsOf, statusOf } = usePartyWords();
  const [, navigate] = useLocation();
  const [reason, setReason] = useState('');
  const { sailing, parties } = list;
  const index = parties.findIndex(({ id }) => id === party.id);
  const [above, below] = [parties[index - 1], parties[index + 1]];
  const why = reason.trim();
  const act = useMutation({
    mutationFn: ({ call }: { call: () => Promise<unknown>; done: string; closes?: boolean }) => call(),
    onMutate: () => why,
    onSuccess: (_, { done, closes }, given) => {
      toasts.show(done, 'ok');
      // The reason of the next action may be in the field already.
      setReason(now => (now.trim() === given ? '' : now));
      if (closes) onClose();
    },
    meta: { inline: true },
  });
  const move = (other: OfficeWaitlistParty) =>
    act.mutate({
      call: () => moveParty(sailing.id, party.id, { with: other.id, reason: why }),
      done: t('party.moved'),
    });
  const sell = () => {
    sellOffer({
      token: party.token,
      sailingId: sailing.id,
      ticketTypes: ticketTypes.flatMap(type => Array.from({ length: party.tickets[type] }, () => type)),
      roomTypeId: party.cabins?.roomTypeId ?? null,
      name: `${whoOf(party)} · ${sailing.ship.name}, ${dateTime(sailing.departsAt)}`,
    });
    navigate(paths.shipOrder);
  };
  const blocked = why === '' || act.isPending;
  return (
    <Drawer
      open
      onClose={onClose}
      title={whoOf(party)}
      description={statusOf(party)}
      actions={
        party.offer?.here && (
          <Button variant="primary" onClick={sell}>
            {t('party.sell')}
          </Button>
        )
      }
    >
      <div className={styles.parts}>
        <Facts
          facts={[
            { label: t('columns.party'), value: t('people', { count: party.size }) },
            { label: t('columns.wants'), value: wantsOf(party) },
            { label: t('columns.since'), value: dateTime(party.joinedAt) },
            {
              label: t('party.contact'),
              value:
                [party.email, party.phone && phoneToRead(party.phone)].filter(Boolean).join(' · ') || null,
            },
          ]}
        />
        <TextArea
          label={t('party.reason')}
          hint={t('party.reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
        <div className={styles.actions}>
          <Button icon={ArrowUp} disabled={blocked || !above} onClick={() => above && move(above)}>
            {t('party.up')}
          </Button>
          <Button icon={ArrowDown} disabled={blocked || !below} onClick={() => below && move(below)}>
            {t('party.down')}
          </Button>
          {party.status === 'waiting' && (
            <Button
              disabled={blocked || list.closed}
              onClick={() =>
                act.mutate({ call: () => offerNow(sailing.id, party.id, why), done: t('party.offered') })
              }
            >
              {t('party.offer')}
            </Button>
          )}
          <Button
            variant="quietDanger"
            disabled={blocked}
            onClick={() =>
              act.mutate({
                call: () => removeParty(sailing.id, party.id, why),
                done: t('party.removed'),
                closes: true,
              })
            }
          >
            {t('party.remove')}
          </Button>
        </div>
        {act.error && (
          <Notice live tone="bad">
            {act.error.message}
          </Notice>
        )}
      </div>
    </Drawer>
  );
}
