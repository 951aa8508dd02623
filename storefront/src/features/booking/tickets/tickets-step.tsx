import { failureOf } from '@gangway/shared/contract/base/api-error.ts';
import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { useRefused } from '../refusal/refused-context.ts';
import { StepAction } from '../step/step-action.tsx';
import { StepFrame } from '../step/step-frame.tsx';
import type { Step } from '../step/step-path.ts';
import { JoinLink } from '../waitlist/join-link.tsx';
import { CabinSection } from './cabin-section.tsx';
import { PartyPicker } from './party-picker.tsx';

interface TicketsStepProps {
  sailing: SailingDetail;
  quote: UseQueryResult<Quote>;
  goTo: (step: Step) => void;
}

/** Step one: tickets and cabins. It is long: it is not rendered again when only the booking around it changes. */
export const TicketsStep = memo(function TicketsStep({ sailing, quote, goTo }: TicketsStepProps) {
  const { t } = useTranslation('booking');
  const size = useBookingDraft(draft => draft.passengers.length);
  const cabin = useBookingDraft(draft => draft.cabin);
  const refused = useRefused();
  const undecided = cabin.kind === 'chosen' && cabin.roomIds.length === 0;
  const refusals = quote.isError
    ? []
    : (quote.data?.findings ?? [])
        .filter(finding => finding.severity === 'refusal' && finding.rule === 'minor-unaccompanied')
        .slice(0, 1);
  // Another seat is chosen in the last step.
  const isUnpriced = quote.isError && !failureOf(quote.error)?.startsWith('seat-');
  const tooMany = size > sailing.placesLeft;
  const blocked = size === 0 || tooMany || undecided || isUnpriced || refusals.length > 0;
  return (
    <StepFrame heading={t('tickets.heading')}>
      <div id="party">
        <PartyPicker sailing={sailing} />
      </div>
      {refused.has('party') && <Notice tone="bad" title={refused.get('party')} />}
      {tooMany && (
        <Notice
          tone="warn"
          live
          title={t('tickets.tooMany', { count: sailing.placesLeft })}
          action={!sailing.keptUntil && <JoinLink sailingId={sailing.id} />}
        />
      )}
      {refusals.map(finding => (
        <Notice key={finding.rule} tone="warn" live title={finding.message} />
      ))}
      {sailing.hasCabins && (
        <div id="cabin">
          <CabinSection sailing={sailing} />
        </div>
      )}
      {refused.has('cabin') && <Notice tone="bad" title={refused.get('cabin')} />}
      {isUnpriced && <Notice tone="bad" live title={quote.error?.message} />}
      {undecided && <Notice title={t('cabin.chooseOne')} />}
      <StepAction>
        <Button
          variant="primary"
          iconEnd="arrow-right"
          disabled={blocked}
          loading={quote.isFetching && !quote.data}
          onClick={() => goTo('passengers')}
        >
          {t('tickets.next')}
        </Button>
      </StepAction>
    </StepFrame>
  );
});
