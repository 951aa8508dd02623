import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from './art.module.css';

interface ArtProps {
  /** A drawing out of `@gangway/shared/art`; it fills its box and is cut at the edges, like `object-fit: cover`. */
  svg: string;
  /** What the picture tells that the text beside it does not; leave it away for decoration. */
  label?: string;
  className?: string;
}

/** A drawn picture in the page, so that its ship may ride the waves. */
export function Art({ svg, label, className }: ArtProps) {
  return (
    <div
      className={classNames(styles.art, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings are strings that our own pure functions make
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
