import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** Number of items in the tab. */
  count?: number;
  content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A tab list; the arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={next => onChange(next as Value)} className={styles.tabs}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
