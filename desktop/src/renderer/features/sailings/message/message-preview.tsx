import { ApiError } from '@gangway/shared/contract/base/api-error.ts';
import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type {
  GuestMessagePreview,
  MessageTexts,
} from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import { languageName } from '@gangway/shared/i18n/language-names.ts';
import { newKey } from '@gangway/shared/ui/browser/new-key.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leave, useUnsavedChanges } from '../../../lib/page/leave-guard.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { Drawer } from '../../../ui/dialogs/dialog.tsx';
import { toasts } from '../../../ui/dialogs/toasts.ts';
import { PhoneLink } from '../../../ui/layout/phone-link.tsx';
import disruption from '../disrupt/disruption.module.css';
import { sendMessage } from '../requests/guest-messages.ts';
import { MailSheet } from './mail-sheet.tsx';
import styles from './message.module.css';

interface MessagePreviewProps {
  sailingId: number;
  texts: MessageTexts;
  recipients: GuestMessagePreview;
  onBack: () => void;
  onClose: () => void;
}

/** The mail in each language, the number of recipients, and the guests to be called. */
export function MessagePreview({ sailingId, texts, recipients, onBack, onClose }: MessagePreviewProps) {
  const { t } = useTranslation('sailings');
  const { language: office } = useFormat();
  const [shown, setShown] = useState<Language>(recipients.languages[0]?.language ?? 'en');
  const [state, setState] = useState<{ busy?: boolean; failure?: string }>({});
  // The key stays the same until an answer arrives, so that repeating a lost request sends nothing twice.
  const [key, setKey] = useState(newKey);
  const stopGuarding = useUnsavedChanges(true);
  const { orders, languages, withoutEmail } = recipients;
  const send = async () => {
    setState({ busy: true });
    try {
      await sendMessage(sailingId, texts, key);
      stopGuarding();
      toasts.show(t('message.sent'), 'ok');
      onClose();
    } catch (error) {
      setState({ failure: (error as Error).message });
      if (!(error instanceof ApiError && error.unanswered)) setKey(newKey());
    }
  };
  return (
    <Drawer
      open
      onClose={() => leave(onClose)}
      size="wide"
      title={t('message.title')}
      description={t('message.reaches', { count: orders - withoutEmail.length })}
      actions={
        <>
          <Button onClick={onBack} disabled={state.busy}>
            {t('message.back')}
          </Button>
          <Button variant="primary" loading={state.busy} disabled={orders === 0} onClick={() => void send()}>
            {t('message.send', { count: orders })}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {state.failure && (
          <Notice live tone="bad">
            {state.failure}
          </Notice>
        )}
        {orders === 0 && <Notice tone="warn">{t('message.nobody')}</Notice>}
        {withoutEmail.length > 0 && (
          <section>
            <h3>{t('disrupt.toCall', { count: withoutEmail.length })}</h3>
            <ul className={disruption.lines}>
              {withoutEmail.map(({ number, name, phone }) => (
                <li key={number}>
                  <span>{number}</span> <span>{name}</span> <PhoneLink phone={phone} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {orders > 0 && (
          <Tabs
            label={t('message.languages')}
            value={shown}
            onChange={setShown}
            tabs={languages.map(({ language, orders: count }) => ({
              value: language,
              label: languageName(language, office),
              count,
              content: <MailSheet sailingId={sailingId} language={language} texts={texts} />,
            }))}
          />
        )}
      </div>
    </Drawer>
  );
}
