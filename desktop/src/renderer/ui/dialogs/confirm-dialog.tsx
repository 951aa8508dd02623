import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question: "Cancel 2 tickets?" */
  title: ReactNode;
  /** The effect, and what cannot be undone: "RM 120.00 goes back to the card. The cabin is free again." */
  consequence: ReactNode;
  /** Label of the confirming button: "Cancel 2 tickets". */
  action: string;
  /** Label of the dismissing button, where "Cancel" would be ambiguous: "Keep the sailing". */
  dismiss?: string;
  /** Something is deleted or canceled. */
  destructive?: boolean;
  /** Performs the action. The dialog waits for it, shows the error if it fails, and closes otherwise. */
  onConfirm: () => Promise<unknown>;
  /** More content, such as a field for a reason; it takes no input while the action is performed. */
  children?: ReactNode;
  /** The action cannot be confirmed yet: the reason is missing, for example. */
  blocked?: boolean;
  /** Larger than a question with one field. */
  size?: DialogProps['size'];
  /** As in `Dialog`. */
  gloves?: boolean;
}

/** Asks for confirmation before an action that cannot simply be undone, and explains its effect. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, consequence, action, dismiss, destructive, onConfirm } = props;
  const { children, blocked, gloves, size = gloves ? 'normal' : 'small' } = props;
  const { t } = useTranslation('frame');
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  const close = () => {
    setState({});
    onClose();
  };
  const confirm = async () => {
    setState({ busy: true });
    try {
      await onConfirm();
      close();
    } catch (error) {
      setState({ failure: (error as Error).message || t('failure.hasError') });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => !state.busy && close()}
      size={size}
      gloves={gloves}
      title={title}
      description={consequence}
      actions={
        <>
          <Button onClick={close} disabled={state.busy}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            loading={state.busy}
            disabled={blocked}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </>
      }
    >
      {(children || state.failure) && (
        <div className={styles.parts} inert={state.busy}>
          {children}
          {state.failure && (
            <Notice live tone="bad">
              {state.failure}
            </Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}
