import styles from './type-color.module.css';

const colors = [styles.color0, styles.color1, styles.color2, styles.color3, styles.color4, styles.color5];

/** The class that sets `--type`, the color of a cabin type by its position in the list. The text beside it says the same. */
export const typeColor = (index: number): string | undefined => colors[index % colors.length];
