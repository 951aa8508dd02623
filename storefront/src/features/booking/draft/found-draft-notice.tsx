import type { SailingDetail } from '@gangway/shared/contract/sailings.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useTranslation } from 'react-i18next';
import { DETAILS_KEPT_HOURS } from '../../../lib/cart/cart-expiry.ts';
import { startAgain } from './booking-draft.ts';
import { useFoundDraft } from './kept-draft.ts';

interface FoundDraftNoticeProps {
  sailing: SailingDetail;
  /** The draft was emptied. */
  onStartAgain: () => void;
}

/** Says that the entries come from an earlier visit, and offers to remove them (R391). */
export function FoundDraftNotice({ sailing, onStartAgain }: FoundDraftNoticeProps) {
  const { t } = useTranslation('booking');
  const isFound = useFoundDraft(({ sailingId }) => sailingId === sailing.id);
  if (!isFound) return null;
  return (
    <Notice title={t('found.title')}>
      <p>{t('found.text', { count: DETAILS_KEPT_HOURS })}</p>
      <Button
        onClick={() => {
          startAgain(sailing);
          onStartAgain();
        }}
      >
        {t('found.again')}
      </Button>
    </Notice>
  );
}
