import { classNames } from '@gangway/shared/ui/class-names.ts';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** `raised` for cards on the sand background, `foam` for information, `flat` for groups inside another card. */
  tone?: 'raised' | 'foam' | 'flat';
  /** Inner padding; `none` lets a picture reach the edges. */
  padding?: 'none' | 'snug' | 'roomy';
}

export function Card({ tone = 'raised', padding = 'roomy', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(styles.card, styles[tone], styles[padding], className)} />;
}
