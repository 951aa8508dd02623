import { MOST_NOTE_LETTERS, newOrderNote } from '@gangway/shared/contract/office/orders/order-notes.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useOfficeForm } from '../../../lib/forms/use-office-form.ts';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { Form, FormRow } from '../../../ui/form/form.tsx';
import { useRequestKey } from '../counter/use-request-key.ts';
import styles from '../fields/order.module.css';
import { addNote } from '../requests/notes.ts';

type Note = Required<z.input<typeof newOrderNote>>;

const empty: Note = { text: '', pinned: false };

/** Adds a note to an order. */
export function NoteForm({ number }: { number: string }) {
  const { t } = useTranslation('desk');
  const fields = useOfficeForm<Note, z.output<typeof newOrderNote>, void>({
    schema: newOrderNote as z.ZodType<z.output<typeof newOrderNote>, Note>,
    defaultValues: empty,
    save: note => addNote(number, note, key.current),
    saved: (_, typedOn) => {
      if (!typedOn) fields.form.reset(empty);
      toasts.show(t('notes.saved'), 'ok');
    },
  });
  const values = fields.form.watch();
  const key = useRequestKey(values);
  const pinned = fields.field('pinned', t('notes.show'));
  return (
    <Form form={fields}>
      <TextArea
        {...fields.field('text', t('notes.text'))}
        maxLength={MOST_NOTE_LETTERS}
        hint={t('notes.hint')}
      />
      <FormRow>
        <div className={styles.noteActions}>
          <Checkbox id={pinned.id} label={pinned.label} value={pinned.value} onChange={pinned.onChange} />
          <Button type="submit" disabled={!values.text.trim()} loading={fields.saving}>
            {t('notes.add')}
          </Button>
        </div>
      </FormRow>
    </Form>
  );
}
