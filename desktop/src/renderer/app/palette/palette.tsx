import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { leavesOf, trailTo } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { type Icon, IconView } from '../../ui/icon.tsx';
import { Keys } from '../../ui/keys.tsx';
import { iconOf } from '../menu/menu-icons.ts';
import { fit } from './fit.ts';
import styles from './palette.module.css';
import { usePaletteResults } from './use-palette-results.ts';

/** An action that is available on every screen. */
export interface PaletteAction {
  id: string;
  label: string;
  icon: Icon;
  shortcut?: string;
  run: () => void;
}

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  actions: readonly PaletteAction[];
}

/** The command palette: one search field for screens, orders, passengers, rooms and the shell's actions. */
export function Palette({ open, onClose, actions }: PaletteProps) {
  const { t } = useTranslation('frame');
  return (
    <Radix.Root open={open} onOpenChange={next => !next && onClose()}>
      <Radix.Portal>
        <div className={styles.backdrop} />
        <Radix.Content className={styles.palette} aria-describedby={undefined}>
          <Radix.Title className="visually-hidden">{t('palette.title')}</Radix.Title>
          <PaletteBody onClose={onClose} actions={actions} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PaletteBody({ onClose, actions }: Omit<PaletteProps, 'open'>) {
  const { t } = useTranslation('frame');
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const [, navigate] = useLocation();
  const menu = useMenu();
  const title = useMenuTitle();
  const { results, searching } = usePaletteResults(query);
  const go = (href: string) => {
    onClose();
    navigate(href);
  };
  return (
    <Command
      label={t('palette.title')}
      loop
      filter={(_id, typed, keywords) => fit(typed, keywords)}
      className={styles.command}
    >
      <div className={styles.line}>
        <IconView icon={Search} />
        <Command.Input
          className={styles.input}
          placeholder={t('palette.placeholder')}
          value={typed}
          onValueChange={setTyped}
        />
        <Keys keys="escape" />
      </div>
      <Command.List className={styles.list} label={t('palette.title')}>
        {results.length === 0 && (
          <Command.Empty className={styles.empty}>
            {searching ? t('palette.searching') : t('palette.nothing', { query })}
          </Command.Empty>
        )}
        {results.map(({ source, hits }) => (
          <Command.Group key={source.id} heading={t(source.heading)} forceMount className={styles.group}>
            {hits.map(hit => (
              <Row
                key={hit.id}
                id={`${source.id} ${hit.id}`}
                icon={hit.icon}
                label={hit.label}
                detail={hit.detail}
                always
                onSelect={() => go(hit.href)}
              />
            ))}
          </Command.Group>
        ))}
        <Command.Group heading={t('palette.screens')} className={styles.group}>
          {leavesOf(menu).map(entry => (
            <Row
              key={entry.id}
              id={entry.path}
              icon={iconOf(entry.icon)}
              label={title(entry)}
              detail={trailTo(menu, entry.path).slice(0, -1).map(title).join(' / ')}
              keywords={[title(entry), entry.path]}
              onSelect={() => go(entry.path)}
            />
          ))}
        </Command.Group>
        <Command.Group heading={t('palette.actions')} className={styles.group}>
          {actions.map(({ id, label, icon, shortcut, run }) => (
            <Row
              key={id}
              id={id}
              icon={icon}
              label={label}
              shortcut={shortcut}
              keywords={[label]}
              onSelect={() => {
                onClose();
                run();
              }}
            />
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  );
}

interface RowProps {
  id: string;
  icon: Icon;
  label: string;
  detail?: string;
  shortcut?: string;
  keywords?: string[];
  /** Found by the server: shown without matching it against the typed text again. */
  always?: boolean;
  onSelect: () => void;
}

function Row({ id, icon, label, detail, shortcut, keywords, always, onSelect }: RowProps) {
  return (
    <Command.Item
      value={id}
      keywords={keywords}
      forceMount={always}
      onSelect={onSelect}
      className={styles.row}
    >
      <IconView icon={icon} />
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {shortcut && <Keys keys={shortcut} />}
    </Command.Item>
  );
}
