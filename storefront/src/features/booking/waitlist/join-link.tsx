import { ButtonLink } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { joinListPath } from '../../../lib/paths.ts';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { partySize } from '../draft/passenger-draft.ts';

/** A link to the waiting list of a sailing, for a cabin or for places only. */
export function JoinLink({ sailingId, withCabin = false }: { sailingId: number; withCabin?: boolean }) {
  const { t } = useTranslation('booking');
  const party = useBookingDraft(draft => partySize(draft.counts));
  const query = { party: String(party), ...(withCabin && { type: 'any' }) };
  return (
    <Link href={joinListPath(sailingId, query)} asChild>
      <ButtonLink iconEnd="arrow-right">{t('waitlist.join')}</ButtonLink>
    </Link>
  );
}
