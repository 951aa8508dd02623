import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

interface SectionListProps {
  /** The sections of the screen in order; `id` is that of the element. */
  sections: readonly { id: string; title: string }[];
}

/** The band below the top of the window in which a section counts as the one that is read. */
const READ = '-12% 0px -80% 0px';

/** The list of a screen's sections: shows which one is read, and leads to each. */
export function SectionList({ sections }: SectionListProps) {
  const { t } = useTranslation('settings');
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: READ },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  const show = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
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
