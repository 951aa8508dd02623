import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../lib/page/leave-guard.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Dialog, type DialogProps, Drawer } from '../dialogs/dialog.tsx';
import { toasts } from '../dialogs/toasts.ts';
import { type FormState, SurroundingDialog } from './form.tsx';

/** How the record that a form changes is deleted, once that was asked. */
interface Deletion {
  /** The deed, in words: "Delete the slide". */
  action: string;
  title: string;
  consequence: string;
  /** Said when it is done, where nothing else shows it. */
  deleted?: string;
  onDelete: () => Promise<unknown>;
}

interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions' | 'gloves'> {
  /** What sending the form is called; "Save" when left out. */
  action?: string;
  /** Where "Cancel" leads, if elsewhere than the ✕. */
  onCancel?: () => void;
  /** Left out, false or nothing where there is no record yet, or it may not be deleted. */
  deletion?: Deletion | false | null;
  /** A `Form`, and what stands around it. */
  children: ReactNode;
}

/** A form in a modal in the middle; open as long as it is shown. */
export const FormDialog = (props: FormDialogProps) => <FormModal {...props} Modal={Dialog} />;

/** A form at the right edge, beside its list; open as long as it is shown. */
export const FormDrawer = (props: FormDialogProps) => <FormModal {...props} Modal={Drawer} />;

/** The buttons send the form inside, wait while it is saved, and ask before what was typed is lost or a record deleted. */
function FormModal(props: FormDialogProps & { Modal: typeof Dialog }) {
  const { Modal, action, onClose, onCancel = onClose, deletion, children, ...dialog } = props;
  const { t } = useTranslation('frame');
  const formId = useId();
  const [state, setState] = useState<FormState>('missing');
  const [deleting, setDeleting] = useState(false);
  const surrounding = useMemo(() => ({ formId, setState }), [formId]);
  return (
    <>
      <Modal
        {...dialog}
        open
        onClose={() => leave(onClose)}
        actions={
          <>
            {deletion && (
              <Button variant="quietDanger" onClick={() => setDeleting(true)}>
                {deletion.action}
              </Button>
            )}
            <Button onClick={() => leave(onCancel)}>{t('cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              disabled={state === 'missing'}
              loading={state === 'saving'}
            >
              {action ?? t('save')}
            </Button>
          </>
        }
      >
        <SurroundingDialog value={surrounding}>{children}</SurroundingDialog>
      </Modal>
      {deletion && (
        <ConfirmDialog
          open={deleting}
          onClose={() => setDeleting(false)}
          destructive
          title={deletion.title}
          consequence={deletion.consequence}
          action={deletion.action}
          onConfirm={async () => {
            await deletion.onDelete();
            if (deletion.deleted) toasts.show(deletion.deleted, 'ok');
            onClose();
          }}
        />
      )}
    </>
  );
}
