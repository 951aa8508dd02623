import { scene } from '@gangway/shared/art/scene.ts';
import { useMemo } from 'react';
import { useDark } from '../../lib/preferences/preferences.ts';
import styles from './login-screen.module.css';

const WIDTH = 1600;
const HEIGHT = 1000;

/** The strait behind the login: by day, or by night where the page is dark. */
export function Strait() {
  const light = useDark() ? 'night' : 'day';
  const picture = useMemo(
    () => scene({ light, ship: 'selat-aurora', port: 'malacca', width: WIDTH, height: HEIGHT }),
    [light],
  );
  // As a picture of its own: the page's policy allows it no sheet of styles.
  return <img className={styles.strait} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt="" />;
}
