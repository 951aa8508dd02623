import { Button } from '@gangway/shared/ui/form/button.tsx';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave } from '../../lib/page/leave-guard.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Dialog, type DialogProps, Drawer } from '../dialogs/dialog.tsx';
import { toasts } from '../dialogs/toasts.ts';
import { type FormState, SurroundingDialog } from './form.tsx';

/** How the form's record is deleted, after a confirmation. */
interface Deletion {
  /** The action's label: "Delete the slide". */
  action: string;
  title: string;
  consequence: string;
  /** The message after deletion, if nothing else shows it. */
  deleted?: string;
  onDelete: () => Promise<unknown>;
}

interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions' | 'gloves'> {
  /** Label of the submit button; "Save" by default. */
  action?: string;
  /** Called for "Cancel", if it differs from ✕. */
  onCancel?: () => void;
  /** Omitted, false or null if there is no record yet, or it may not be deleted. */
  deletion?: Deletion | false | null;
  /** A `Form`, and the content around it. */
  children: ReactNode;
}

/** A form in a centered modal; open while it is mounted. */
export const FormDialog = (props: FormDialogProps) => <FormModal {...props} Modal={Dialog} />;

/** A form at the right edge, beside its list; open while it is mounted. */
export const FormDrawer = (props: FormDialogProps) => <FormModal {...props} Modal={Drawer} />;

/** The buttons submit the form inside, wait while it is saved, and ask before input is lost or a record is deleted. */
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
