import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

interface SectionListProps {
  /** The sections of the screen in order; `id` is that of the element. */
  sections: readonly { id: string; title: string }[];
}

/** The band below the top of the window in which a section counts as the one that is read. */
const READ = '-12% 0px -80% 0px';

/** The beginning of scrolling by the user. */
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The list of a screen's sections: shows which one is read, and leads to each. */
export function SectionList({ sections }: SectionListProps) {
  const { t } = useTranslation('settings');
  const [current, setCurrent] = useState(sections[0]?.id);
  /** The chosen section stays current until the user scrolls: the last ones are too short to reach the top. */
  const isChosen = useRef(false);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered && !isChosen.current) setCurrent(entered.target.id);
      },
      { rootMargin: READ },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const release = () => {
      isChosen.current = false;
    };
    for (const event of scrolling) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of scrolling) window.removeEventListener(event, release);
    };
  }, [ids]);
  const show = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
    isChosen.current = true;
    setCurrent(id);
  };
  return (
    <nav className={styles.list} aria-label={t('sections')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => show(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
