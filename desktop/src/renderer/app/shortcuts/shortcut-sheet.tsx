import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Keys } from '../../ui/keys.tsx';
import styles from './shortcut-sheet.module.css';

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Lists every shortcut that is active now, with its effect. */
export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation('frame');
  const shortcuts = useShortcuts(state => state.shortcuts);
  const isWay = (keys: string) => keys.startsWith('g ');
  const groups: [string, readonly { keys: string; label: string }[]][] = [
    [t('shortcuts.here'), shortcuts.filter(({ keys }) => !isWay(keys))],
    [t('shortcuts.goTo'), shortcuts.filter(({ keys }) => isWay(keys))],
    [
      t('shortcuts.inTables'),
      [
        { keys: 'up down', label: t('shortcuts.moveRow') },
        { keys: 'enter', label: t('shortcuts.openRow') },
        { keys: 'space', label: t('shortcuts.selectRow') },
      ],
    ],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t('shortcuts.title')}>
      <div className={styles.groups}>
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {rows.map(({ keys, label }) => (
                <Fragment key={`${keys} ${label}`}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
