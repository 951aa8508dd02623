import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import { Later, laterCode } from '../page/later-code.tsx';

const shipFacts = laterCode('ship-facts', () => import('./ship-facts.tsx'));

interface AboutShipProps {
  code: string;
  name: string;
  className?: string | undefined;
}

/** Pictures and description of a ship, folded until they are wanted (R403). */
export function AboutShip({ code, name, className }: AboutShipProps) {
  const { t } = useTranslation('site');
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      summary={t('ship.about', { ship: name })}
      className={className}
      onToggle={open => setWasOpened(wasOpened || open)}
    >
      {wasOpened && <Later code={shipFacts}>{({ ShipFacts }) => <ShipFacts code={code} />}</Later>}
    </Disclosure>
  );
}
