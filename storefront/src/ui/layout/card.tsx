import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** `raised` stands on sand, `foam` informs, `flat` groups inside another surface. */
  tone?: 'raised' | 'foam' | 'flat';
  /** Inner space; `none` lets a picture reach the edges. */
  padding?: 'none' | 'snug' | 'roomy';
}

export function Card({ tone = 'raised', padding = 'roomy', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(styles.card, styles[tone], styles[padding], className)} />;
}
