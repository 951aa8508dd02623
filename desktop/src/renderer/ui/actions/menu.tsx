import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { type Icon, IconView } from '../icon.tsx';
import { Keys } from '../keys.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: Icon;
  onSelect: () => void;
  shortcut?: string;
  disabled?: boolean;
  destructive?: boolean;
  /** For mutually exclusive items: the selected one has a tick. */
  chosen?: boolean;
}

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Groups of items, separated by a line. */
  items: readonly (readonly MenuItem[])[];
  /** Shown above the items. */
  heading?: ReactNode;
  align?: 'start' | 'end';
}

/** A menu of actions, opened by a button. */
export function Menu({ trigger, items, heading, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {heading && <Radix.Label className={styles.heading}>{heading}</Radix.Label>}
          {items.map((group, index) => (
            <Fragment key={group.map(item => item.id).join()}>
              {(index > 0 || heading) && <Radix.Separator className={styles.line} />}
              {group.map(item => (
                <Entry key={item.id} item={item} />
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const { label, icon, onSelect, shortcut, disabled, destructive, chosen } = item;
  const content = (
    <>
      <span className={styles.icon}>
        {chosen ? <IconView icon={Check} /> : icon && <IconView icon={icon} />}
      </span>
      <span className={styles.label}>{label}</span>
      {shortcut && <Keys keys={shortcut} />}
    </>
  );
  const itemProps = {
    className: classNames(styles.item, destructive && styles.destructive),
    disabled,
    onSelect,
  };
  return chosen === undefined ? (
    <Radix.Item {...itemProps}>{content}</Radix.Item>
  ) : (
    <Radix.CheckboxItem {...itemProps} checked={chosen}>
      {content}
    </Radix.CheckboxItem>
  );
}
