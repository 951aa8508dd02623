import { scene } from '@gangway/shared/art/scene.ts';
import { heroUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { useMemo, useState } from 'react';
import { useDark } from '../../lib/preferences/preferences.ts';
import { useBrand } from '../../lib/requests/brand.ts';
import styles from './login-screen.module.css';

const WIDTH = 1600;
const HEIGHT = 1000;

/**
 * The background picture of the login: the operator's picture of the home page (R468), while it can be loaded, or our drawing, by day
 * or by night. The strait of the sample operator is only drawn where no operator has a look of its own.
 */
export function Strait() {
  const { hero, isOwn } = useBrand();
  const [missing, setMissing] = useState('');
  const light = useDark() ? 'night' : 'day';
  const drawing = useMemo(() => {
    const strait = isOwn ? {} : ({ ship: 'selat-aurora', port: 'malacca' } as const);
    return scene({ light, ...strait, width: WIDTH, height: HEIGHT });
  }, [light, isOwn]);
  if (hero && hero !== missing)
    return (
      <img className={styles.strait} src={heroUrl(hero, 'wide')} alt="" onError={() => setMissing(hero)} />
    );
  // As an image, because the content security policy forbids the drawing's inline styles.
  return <img className={styles.strait} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="" />;
}
