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

const scrollTo = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' });

/** The list of a screen's sections: shows which one is read, and leads to each. */
export function SectionList({ sections }: SectionListProps) {
  const { t } = useTranslation('settings');
  const [current, setCurrent] = useState(sections[0]?.id);
  /**
   * The chosen section stays current until the user scrolls: the last ones are too short to reach the top. Until then it also stays in
   * view, because the sections above it grow while they load.
   */
  const chosen = useRef<string>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered && chosen.current === null) setCurrent(entered.target.id);
      },
      { rootMargin: READ },
    );
    const sizes = new ResizeObserver(() => chosen.current !== null && scrollTo(chosen.current));
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (!section) continue;
      observer.observe(section);
      sizes.observe(section);
    }
    const release = () => {
      chosen.current = null;
    };
    for (const event of scrolling) window.addEventListener(event, release, { passive: true });
    return () => {
      observer.disconnect();
      sizes.disconnect();
      for (const event of scrolling) window.removeEventListener(event, release);
    };
  }, [ids]);
  const show = (id: string) => {
    scrollTo(id);
    document.getElementById(id)?.focus({ preventScroll: true });
    chosen.current = id;
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
