import styles from './keys.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const faces: Record<string, string> = {
  mod: isApple ? '⌘' : 'Ctrl',
  shift: isApple ? '⇧' : 'Shift',
  alt: isApple ? '⌥' : 'Alt',
  enter: '↵',
  up: '↑',
  down: '↓',
  escape: 'Esc',
  space: 'Space',
};

/** Shows keys as labeled on this system: `mod+k` pressed together, `g d` one after the other. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys
        .split(' ')
        .flatMap(stroke =>
          stroke.split('+').map(key => <kbd key={`${stroke} ${key}`}>{faces[key] ?? key.toUpperCase()}</kbd>),
        )}
    </span>
  );
}
