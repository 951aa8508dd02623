import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { leavesOf, trailTo } from '../../lib/menu/menu.ts';
import { useHasScreen, useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import type { PaletteDeed, PaletteHit } from '../../lib/palette/palette.ts';
import { can } from '../../lib/session.ts';
import { type Icon, IconView } from '../../ui/icon.tsx';
import { Keys } from '../../ui/keys.tsx';
import { iconOf } from '../menu/menu-icons.ts';
import { fit } from './fit.ts';
import styles from './palette.module.css';
import { type PaletteResult, usePaletteResults } from './use-palette-results.ts';
import { useSelection } from './use-selection.ts';

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
  const screens = leavesOf(menu).map(entry => ({ entry, keywords: [title(entry), entry.path] }));
  const first = results[0]?.hits[0];
  const start = ({ run }: PaletteAction) => {
    onClose();
    run();
  };
  const ownRows = [
    ...screens.map(({ entry, keywords }) => ({ id: entry.path, keywords, open: () => go(entry.path) })),
    ...actions.map(action => ({ id: action.id, keywords: [action.label], open: () => start(action) })),
  ];
  const selection = useSelection({
    query,
    searching,
    first: first && { id: rowId(results[0], first), exact: first.exact ?? false, open: () => go(first.href) },
    own: query === '' ? undefined : bestOf(query, ownRows),
  });
  return (
    <Command
      label={t('palette.title')}
      loop
      filter={(_id, typed, keywords) => fit(typed, keywords)}
      className={styles.command}
      {...selection}
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
              <Fragment key={hit.id}>
                <Row
                  id={rowId({ source }, hit)}
                  icon={hit.icon}
                  label={hit.label}
                  detail={hit.detail}
                  always
                  onSelect={() => go(hit.href)}
                />
                {hit.exact && <Deeds of={rowId({ source }, hit)} deeds={hit.deeds ?? []} onSelect={go} />}
              </Fragment>
            ))}
          </Command.Group>
        ))}
        <Command.Group heading={t('palette.screens')} className={styles.group}>
          {screens.map(({ entry, keywords }) => (
            <Row
              key={entry.id}
              id={entry.path}
              icon={iconOf(entry.icon)}
              label={title(entry)}
              detail={trailTo(menu, entry.path).slice(0, -1).map(title).join(' / ')}
              keywords={keywords}
              onSelect={() => go(entry.path)}
            />
          ))}
        </Command.Group>
        <Command.Group heading={t('palette.actions')} className={styles.group}>
          {actions.map(action => (
            <Row
              key={action.id}
              id={action.id}
              icon={action.icon}
              label={action.label}
              shortcut={action.shortcut}
              keywords={[action.label]}
              onSelect={() => start(action)}
            />
          ))}
        </Command.Group>
      </Command.List>
    </Command>
  );
}

/** The screen or action that fits the query best; undefined if none does. */
function bestOf(query: string, rows: readonly { id: string; keywords: string[]; open: () => void }[]) {
  const fits = rows
    .map(row => ({ ...row, score: fit(query, row.keywords) }))
    .filter(({ score }) => score > 0);
  const [best] = fits.toSorted((a, b) => b.score - a.score);
  return best && { id: best.id, begins: best.score === 1, open: best.open };
}

const rowId = (result: Pick<PaletteResult, 'source'> | undefined, hit: PaletteHit) =>
  `${result?.source.id} ${hit.id}`;

interface DeedsProps {
  of: string;
  deeds: readonly PaletteDeed[];
  onSelect: (href: string) => void;
}

/** What this user may do with a result. */
function Deeds({ of, deeds, onSelect }: DeedsProps) {
  const hasScreen = useHasScreen();
  return deeds
    .filter(({ permission, screen }) => (!permission || can(permission)) && (!screen || hasScreen(screen)))
    .map(({ id, icon, label, href }) => (
      <Row
        key={id}
        id={`${of} ${id}`}
        icon={icon}
        label={label}
        always
        below
        onSelect={() => onSelect(href)}
      />
    ));
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
  /** Belongs to the row above it. */
  below?: boolean;
  onSelect: () => void;
}

function Row({ id, icon, label, detail, shortcut, keywords, always, below, onSelect }: RowProps) {
  return (
    <Command.Item
      value={id}
      keywords={keywords}
      forceMount={always}
      onSelect={onSelect}
      className={classNames(styles.row, below && styles.below)}
    >
      <IconView icon={icon} />
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {shortcut && <Keys keys={shortcut} />}
    </Command.Item>
  );
}
