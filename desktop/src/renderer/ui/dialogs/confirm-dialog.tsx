import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question: "Cancel 2 tickets?" */
  title: ReactNode;
  /** What will be so afterwards, and what cannot be undone: "RM 120.00 goes back to the card. The cabin is free again." */
  consequence: ReactNode;
  /** The deed, in words: "Cancel 2 tickets". */
  action: string;
  /** What leaving it alone is called, where "Cancel" would be taken for the deed: "Keep the sailing". */
  dismiss?: string;
  /** Something is taken away. */
  destructive?: boolean;
  /** Does it; while it runs the dialog waits, when it fails the reason stands in the dialog, otherwise it closes. */
  onConfirm: () => Promise<unknown>;
  /** A reason to type, for example. */
  children?: ReactNode;
  /** The deed cannot be done yet: the reason is missing. */
  blocked?: boolean;
  /** As `Dialog`. */
  gloves?: boolean;
}

/** Asks before something is done that cannot simply be undone, and says what it means. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, consequence, action, dismiss, destructive, onConfirm } = props;
  const { children, blocked, gloves } = props;
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
      size={gloves ? 'normal' : 'small'}
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
        <div className={styles.parts}>
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
