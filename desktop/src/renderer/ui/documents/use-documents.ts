import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentName } from '../../../bridge-documents.ts';
import { askStation } from '../../lib/bridge.ts';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { toasts } from '../dialogs/toasts.ts';
import { showInPage } from './shown-document.ts';

interface DocumentRequest {
  channel: 'documents.show' | 'documents.print';
  document: DocumentName;
}

/** Shows and prints documents through the station (R205), and shows a message with advice for a failure. */
export function useDocuments() {
  const { t } = useTranslation('frame');
  const asking = useMutation({
    mutationFn: ({ channel, document }: DocumentRequest) =>
      askStation(channel, { document, language: currentLanguage() }),
    onSuccess(result, { channel, document }) {
      if (!result.ok) toasts.show(t(`documents.failure.${result.failure}`, { detail: result.detail }), 'bad');
      else if (result.by === 'printer')
        toasts.show(t('documents.sent', { printer: result.printer.replaceAll('_', ' ') }), 'ok');
      else if (result.by === 'page')
        showInPage({ ...result, name: document, print: channel === 'documents.print' });
    },
  });
  const { isPending, variables } = asking;
  return {
    show: (document: DocumentName) => asking.mutate({ channel: 'documents.show', document }),
    print: (document: DocumentName) => asking.mutate({ channel: 'documents.print', document }),
    /** Which kind of document is being fetched, for the button that waits for it. */
    busy: isPending ? variables.document.kind : null,
  };
}
