import type { Quote } from '@gangway/shared/contract/sales/quotes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { useBookingDraft } from '../draft/booking-draft.ts';
import { contactOf } from '../draft/order-request.ts';
import { PassengerFacts } from '../passengers/passenger-facts.tsx';
import { FindingNotices } from '../step/finding-notices.tsx';
import styles from './party-review.module.css';

interface PartyReviewProps {
  quote: Quote | undefined;
  onEdit: () => void;
}

/** The passengers and the contact, with the findings of the travel rules. */
export function PartyReview({ quote, onEdit }: PartyReviewProps) {
  const { t } = useTranslation('review');
  const passengers = useBookingDraft(draft => draft.passengers);
  const contact = contactOf(
    useBookingDraft(draft => draft.contact),
    passengers[0],
  );
  return (
    <Card className={styles.party}>
      <div className={styles.head}>
        <h3>{t('step.party')}</h3>
        <Button variant="quiet" onClick={onEdit}>
          {t('step.edit')}
        </Button>
      </div>
      <ol className={styles.list}>
        {passengers.map((passenger, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the list is fixed
          <li key={index}>
            <PassengerFacts passenger={passenger} />
            <FindingNotices
              findings={(quote?.findings ?? []).filter(finding => finding.passenger === index)}
            />
          </li>
        ))}
      </ol>
      <FindingNotices findings={(quote?.findings ?? []).filter(finding => finding.passenger === null)} />
      <p>{t('step.contact', { name: contact.name, email: contact.email })}</p>
    </Card>
  );
}
