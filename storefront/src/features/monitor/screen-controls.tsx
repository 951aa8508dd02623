import { languageFacts, languages } from '@gangway/shared/contract/base/languages.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { toasts } from '../../lib/toasts.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './screen-controls.module.css';

interface ScreenControlsProps {
  /** The address of the screen in a language, or in all of them. */
  path: (language: string | null) => string;
  language: string | null;
}

/** Settings of the screen: one language or all in rotation, and full screen. */
export function ScreenControls({ path, language }: ScreenControlsProps) {
  const { t } = useTranslation('monitor');
  const choices = [
    [null, t('controls.all')] as const,
    ...languages.map(code => [code, languageFacts(code).name] as const),
  ];
  const fill = () => {
    if (!document.fullscreenEnabled) toasts.show(t('controls.fullScreenUnsupported'), 'bad');
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  };
  return (
    <nav className={styles.controls} aria-label={t('controls.languages')}>
      {choices.map(([code, name]) => (
        <Link
          key={name}
          className={styles.choice}
          href={path(code)}
          lang={code ?? undefined}
          aria-current={code === language}
        >
          {name}
        </Link>
      ))}
      <button type="button" className={styles.choice} onClick={fill}>
        <Icon name="full-screen" />
        {t('controls.fullScreen')}
      </button>
    </nav>
  );
}
