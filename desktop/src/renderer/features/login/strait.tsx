import { scene } from '@gangway/shared/art/scene.ts';
import { useMemo } from 'react';
import { useDark } from '../../lib/preferences/preferences.ts';
import styles from './login-screen.module.css';

const WIDTH = 1600;
const HEIGHT = 1000;

/** The background picture of the login: the strait by day, or by night in the dark theme. */
export function Strait() {
  const light = useDark() ? 'night' : 'day';
  const picture = useMemo(
    () => scene({ light, ship: 'selat-aurora', port: 'malacca', width: WIDTH, height: HEIGHT }),
    [light],
  );
  // As an image, because the content security policy forbids the drawing's inline styles.
  return <img className={styles.strait} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />;
}
