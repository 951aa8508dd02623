import type { Slide } from '@gangway/shared/contract/content.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { useIsNear } from '../../lib/page/use-near.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useSlides } from './requests/home.ts';
import styles from './slide-show.module.css';

/** Offers and news. Slides are scrolled by the user, never by a timer. */
export function SlideShow() {
  const { t } = useTranslation('home');
  const { language } = useFormat();
  const slides = useSlides(language).data ?? [];
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [region, near] = useIsNear();
  if (slides.length === 0) return null;

  const show = (index: number) => {
    const slide = strip.current?.children[index] as HTMLElement | undefined;
    strip.current?.scrollTo({ left: slide?.offsetLeft ?? 0 });
  };
  const follow = () => {
    const box = strip.current;
    if (box) setCurrent(Math.round(box.scrollLeft / box.clientWidth));
  };
  return (
    <section ref={region} className={`${styles.show} wrap`} aria-label={t('slides.label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be scrollable by keyboard */}
      <ul className={styles.strip} ref={strip} onScroll={follow} tabIndex={0}>
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-label={t('slides.position', { number: index + 1, total: slides.length })}
          >
            <SlideCard slide={slide} near={near} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('slides.previous')}
            aria-disabled={current === 0}
            onClick={() => show(current - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          <span className="numbers" aria-hidden="true">
            {current + 1} / {slides.length}
          </span>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('slides.next')}
            aria-disabled={current === slides.length - 1}
            onClick={() => show(current + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  );
}

function SlideCard({ slide, near }: { slide: Slide; near: boolean }) {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={styles.picture}>
        {near && <img src={slide.imageUrl} alt="" width={1600} height={600} loading="lazy" />}
      </div>
      <div className={styles.caption}>
        <h2>{slide.title}</h2>
        <p>{slide.subtitle}</p>
        {slide.linkUrl && (
          <a href={slide.linkUrl} className={styles.more}>
            {t('slides.more')}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
      </div>
    </>
  );
}
