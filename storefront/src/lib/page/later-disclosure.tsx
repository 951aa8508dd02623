import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import { Later, type LaterCode, usePreloading } from './later-code.tsx';

interface LaterDisclosureProps<Code extends object> {
  summary: ReactNode;
  code: LaterCode<Code>;
  children: (code: Code) => ReactNode;
}

/** Details that few visitors expand: their code is not part of the first view, and they are rendered once they are expanded. */
export function LaterDisclosure<Code extends object>({
  summary,
  code,
  children,
}: LaterDisclosureProps<Code>) {
  const [opened, setOpened] = useState(false);
  usePreloading(code);
  return (
    <Disclosure summary={summary} onToggle={open => open && setOpened(true)}>
      {opened && <Later code={code}>{children}</Later>}
    </Disclosure>
  );
}
