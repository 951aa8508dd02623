import { classNames } from '@gangway/shared/ui/class-names.ts';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './scroll-frame.module.css';

interface ScrollFrameProps {
  /** The class of the box that scrolls. */
  className?: string;
  /** The box that scrolls, for a table that scrolls by itself. */
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * A box whose content scrolls sideways, with a shadow at the edge beyond which it goes on (R418). Cells with `data-stays`
 * stay at the start; they need a background of their own.
 */
export function ScrollFrame({ className, ref, children }: ScrollFrameProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const outer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: scrolling } = box;
    const { current: holder } = outer;
    if (!scrolling || !holder) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scrolling;
      holder.toggleAttribute('data-before', scrollLeft > 0);
      holder.toggleAttribute('data-beyond', scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    scrolling.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    for (const element of [scrolling, ...scrolling.children]) observer.observe(element);
    return () => {
      scrolling.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [box]);
  return (
    <div className={styles.holder} ref={outer}>
      <div className={classNames(styles.box, className)} ref={box}>
        {children}
      </div>
    </div>
  );
}
