import { saveFile } from '@gangway/shared/ui/browser/save-file.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/dialog.tsx';
import { toasts } from '../dialogs/toasts.ts';
import styles from './document-dialog.module.css';
import { closeShownDocument, type ShownDocument, useShownDocument } from './shown-document.ts';

/** A document in the browser's viewer, for the page of a kiosk, which has no other windows. */
export function DocumentDialog() {
  const { shown } = useShownDocument();
  return shown && <OpenDocument key={shown.address} shown={shown} />;
}

function OpenDocument({ shown }: { shown: ShownDocument }) {
  const { t } = useTranslation('frame');
  const frame = useRef<HTMLIFrameElement>(null);
  const { name, address, fileName } = shown;
  const hasViewer = navigator.pdfViewerEnabled;
  const print = () => {
    try {
      frame.current?.contentWindow?.focus();
      frame.current?.contentWindow?.print();
    } catch {
      // Some browsers show a document in a page of their own, which ours cannot access.
      toasts.show(t('documents.printYourself'), 'info');
    }
  };
  const save = async () => {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) saveFile(await answer.blob(), fileName);
    else toasts.show(t('documents.gone'), 'bad');
  };
  return (
    <Dialog
      open
      size={hasViewer ? 'wide' : 'normal'}
      onClose={closeShownDocument}
      title={
        'order' in name
          ? t(`documents.title.${name.kind}`, { order: name.order })
          : t(`documents.title.${name.kind}`)
      }
      actions={
        <>
          <Button icon={Download} variant={hasViewer ? 'secondary' : 'primary'} onClick={() => void save()}>
            {t('documents.save')}
          </Button>
          {hasViewer && (
            <Button icon={Printer} variant="primary" onClick={print}>
              {t('documents.print')}
            </Button>
          )}
        </>
      }
    >
      {hasViewer ? (
        <iframe
          ref={frame}
          className={styles.viewer}
          src={address}
          title={fileName}
          onLoad={shown.print ? print : undefined}
        />
      ) : (
        <Notice tone="info">{t('documents.noViewer')}</Notice>
      )}
    </Dialog>
  );
}
