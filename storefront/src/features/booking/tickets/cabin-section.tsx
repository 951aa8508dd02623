import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Later, laterCode, usePreloading } from '../../../lib/page/later-code.tsx';
import { Loading } from '../../../lib/page/loading-parts.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { changeDraft, useBookingDraft } from '../draft/booking-draft.ts';
import type { CabinChoice } from '../draft/cabin-choice.ts';
import { JoinLink } from '../waitlist/join-link.tsx';
import styles from './cabin-section.module.css';

const beginnings: Record<CabinChoice['kind'], CabinChoice> = {
  none: { kind: 'none' },
  assigned: { kind: 'assigned', roomTypeId: null },
  chosen: { kind: 'chosen', roomIds: [] },
};

const cabinTypes = laterCode('cabin-types', () => import('./cabin-types.tsx'), ['cabin']);
const deckPlan = laterCode('deck-plan', () => import('../deck/deck-plan.tsx'), ['deck', 'cabin']);

/** The choice of cabins: none, the best fit, or from the deck plan. */
export function CabinSection({ sailing }: { sailing: SailingDetail }) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const cabin = useBookingDraft(draft => draft.cabin);
  // The press is answered before cards or plan are rendered.
  const shown = useDeferredValue(cabin);
  const soldOut = sailing.cabinFromSen === null;
  usePreloading(cabinTypes);
  usePreloading(deckPlan);
  const price =
    sailing.cabinFromSen === null ? undefined : t('cabin.from', { price: money(sailing.cabinFromSen) });
  return (
    <div className={styles.section}>
      <RadioCards
        legend={t('cabin.legend')}
        hint={soldOut ? t('cabin.soldOut') : undefined}
        name="cabin"
        value={cabin.kind}
        options={[
          { value: 'none', title: t('cabin.none'), description: t('cabin.noneText'), icon: 'person' },
          {
            value: 'assigned',
            title: t('cabin.assigned'),
            description: price ?? t('cabin.assignedText'),
            icon: 'cabin',
            disabled: soldOut,
          },
          {
            value: 'chosen',
            title: t('cabin.chosen'),
            description: t('cabin.chosenText'),
            icon: 'pin',
            disabled: soldOut,
          },
        ]}
        onChange={kind => changeDraft({ cabin: beginnings[kind] })}
      />
      {!sailing.keptUntil && sailing.roomTypes.some(({ roomsLeft }) => roomsLeft === 0) && (
        <Notice title={t('cabin.someSoldOut')} action={<JoinLink sailingId={sailing.id} withCabin />} />
      )}
      {shown.kind === 'assigned' && (
        <Later code={cabinTypes} loading={<Loading heights={['20rem']} />}>
          {({ CabinTypes }) => <CabinTypes sailing={sailing} roomTypeId={shown.roomTypeId} />}
        </Later>
      )}
      {shown.kind === 'chosen' && (
        <Later code={deckPlan} loading={<Loading heights={['20rem']} />}>
          {({ DeckPlan }) => <DeckPlan sailing={sailing} roomIds={shown.roomIds} />}
        </Later>
      )}
    </div>
  );
}
