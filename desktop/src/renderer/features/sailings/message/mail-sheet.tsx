import type { Language } from '@gangway/shared/contract/base/languages.ts';
import type { MessageTexts } from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonLines } from '../../../ui/status/skeleton.tsx';
import { ErrorState } from '../../../ui/status/state-panel.tsx';
import { previewMessage } from '../requests/guest-messages.ts';
import styles from './message.module.css';

interface MailSheetProps {
  sailingId: number;
  language: Language;
  texts: MessageTexts;
}

/** The mail in a guest's language; a language without a text gets the English one. */
export function MailSheet({ sailingId, language, texts }: MailSheetProps) {
  const { t } = useTranslation('sailings');
  const { data, error, refetch } = useQuery({
    queryKey: ['sailings', 'message-mail', sailingId, language, texts],
    queryFn: () => previewMessage(sailingId, { language, texts }),
    meta: { inline: true },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonLines />;
  return (
    <article className={styles.sheet} lang={language} aria-label={t('message.mail')}>
      <p className={styles.subject}>{data.subject}</p>
      <h3>{data.heading}</h3>
      <p>{data.greeting}</p>
      {data.paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not move
        <p key={index}>{paragraph}</p>
      ))}
      <dl>
        {data.facts.map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{lines.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.button}>{data.action}</p>
      <p>
        {data.closing} {data.operator}
      </p>
    </article>
  );
}
