import styles from './plain-text.module.css';
import { textBlocks } from './text-blocks.ts';

/** A text as the operator typed it, with its paragraphs, line breaks and lists. */
export const PlainText = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {textBlocks(text).map((block, index) =>
      'items' in block ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other name than its place
        <ul key={index}>
          {block.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p key={index}>{block.lines}</p>
      ),
    )}
  </div>
);
