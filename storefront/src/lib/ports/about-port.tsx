import type { Port } from '@gangway/shared/contract/sailings.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import { useFormat } from '../format/use-format.ts';
import { Later, laterCode } from '../page/later-code.tsx';
import styles from './about-port.module.css';

const portFacts = laterCode('port-facts', () => import('./port-facts.tsx'), ['port']);

interface AboutPortProps {
  port: Pick<Port, 'id' | 'name' | 'hasFacts'>;
  className?: string | undefined;
  /** Loaded with the page, though folded: so that it can be read offline. */
  atOnce?: boolean;
  /** Shown above the texts. */
  children?: ReactNode;
}

/** The way to a port, parking and boarding, folded until they are wanted (R407). Nothing for a port without texts. */
export function AboutPort({ port, className, atOnce = false, children }: AboutPortProps) {
  const { t } = useTranslation('site');
  const { text } = useFormat();
  const [wasOpened, setWasOpened] = useState(atOnce);
  if (!port.hasFacts) return null;
  return (
    <Disclosure
      summary={t('port.about', { port: text(port.name) })}
      className={className}
      onToggle={open => setWasOpened(wasOpened || open)}
    >
      {wasOpened && (
        <div className={styles.about}>
          {children}
          <Later code={portFacts}>{({ PortFacts }) => <PortFacts id={port.id} />}</Later>
        </div>
      )}
    </Disclosure>
  );
}
