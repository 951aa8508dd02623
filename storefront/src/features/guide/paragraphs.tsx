import styles from './paragraphs.module.css';

/** A plain text: an empty line separates paragraphs, other line breaks are kept. */
export const Paragraphs = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other name than its place
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
