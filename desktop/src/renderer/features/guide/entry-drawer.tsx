import type { GuidePage } from '@gangway/shared/contract/guide.ts';
import type { OfficeGuideEntry } from '@gangway/shared/contract/office/system/guide.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { toasts } from '../../ui/dialogs/toasts.ts';
import { FormDrawer } from '../../ui/form/form-dialog.tsx';
import { EntryFields } from './entry-fields.tsx';
import { deleteEntry } from './requests/guide.ts';

interface EntryDrawerProps {
  page: GuidePage;
  /** Null for a new entry. */
  entry: OfficeGuideEntry | null;
  onClose: () => void;
}

/** A form for an entry beside the list of its page. */
export function EntryDrawer({ page, entry, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('guide');
  const { text } = useFormat();
  return (
    <FormDrawer
      onClose={onClose}
      size="wide"
      title={entry ? t('form.change') : t(`add.${page}`)}
      deletion={
        entry && {
          action: t('form.delete'),
          title: t('form.deleteTitle', { heading: text(entry.heading) }),
          consequence: t('form.deleteConsequence'),
          deleted: t('form.deleted'),
          onDelete: () => deleteEntry(entry.id),
        }
      }
    >
      <EntryFields
        page={page}
        entry={entry}
        onSaved={() => {
          toasts.show(t('form.saved'), 'ok');
          onClose();
        }}
      />
    </FormDrawer>
  );
}
