import { classNames } from '@gangway/shared/ui/class-names.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Icon, IconView } from './icon.tsx';
import styles from './toast-region.module.css';
import { type ToastTone, toasts, useToasts } from './toasts.ts';

const icons: Record<ToastTone, Icon> = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** Where messages appear; mounted once, as a live region must be there before its first message. */
export function ToastRegion() {
  const { t } = useTranslation('frame');
  const shown = useToasts(state => state.toasts);
  return (
    <section
      className={styles.region}
      aria-label={t('messages.region')}
      aria-live="polite"
      data-messages
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {shown.map(({ id, tone, text }) => (
        <div
          key={id}
          className={classNames(styles.toast, styles[tone])}
          role={tone === 'bad' ? 'alert' : undefined}
        >
          <IconView icon={icons[tone]} />
          <p className={styles.text}>{text}</p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t('messages.dismiss')}
            onClick={() => toasts.dismiss(id)}
          >
            <IconView icon={X} />
          </button>
        </div>
      ))}
    </section>
  );
}
