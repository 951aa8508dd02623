import { classNames } from '@gangway/shared/ui/class-names.ts';
import styles from './art.module.css';

interface ArtProps {
  /** A drawing from `@gangway/shared/art`; it fills its box and is cropped, like `object-fit: cover`. */
  svg: string;
  /** Text alternative, if the picture adds to the text beside it; omit it for decoration. */
  label?: string;
  className?: string;
}

/** An inline drawing, so that its ship can be animated. */
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
