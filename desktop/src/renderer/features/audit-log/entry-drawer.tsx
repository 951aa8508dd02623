import type { AuditEntry } from '@gangway/shared/contract/office/system/audit.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { Drawer } from '../../ui/dialogs/dialog.tsx';
import { type Line, linesOf } from './changes.ts';
import styles from './entry-drawer.module.css';
import { RecordLink } from './record-link.tsx';
import { useAuditWords } from './use-audit-words.ts';

interface EntryDrawerProps {
  entry: AuditEntry;
  /** Shows all entries about the same record. */
  onAll: () => void;
  onClose: () => void;
}

/** An audit entry in words: the old and the new value of each field. */
export function EntryDrawer({ entry, onAll, onClose }: EntryDrawerProps) {
  const { t } = useTranslation(['audit-log', 'frame']);
  const { instant } = useFormat();
  const words = useAuditWords();
  const lines = linesOf(entry);
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('line', {
        field: `${words.entity(entry.entity)} ${words.label(entry)}`.trim(),
        value: words.action(entry.action),
      })}
      description={t('by', { who: words.actor(entry.actor), when: instant(entry.at) })}
      actions={
        <>
          <Button onClick={onClose}>{t('frame:close')}</Button>
          <Button onClick={onAll}>{t('all')}</Button>
        </>
      }
    >
      <p className={styles.record}>
        <RecordLink entry={entry}>{t('open')}</RecordLink>
      </p>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('nothingMore')}</p>
      ) : (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              {lines.some(({ kind }) => kind === 'change') ? (
                <>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </>
              ) : (
                <th scope="col" colSpan={2}>
                  {words.field('value')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <LineRow key={line.field} entry={entry} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  );
}

function LineRow({ entry, line }: { entry: AuditEntry; line: Line }) {
  const words = useAuditWords();
  return (
    <tr>
      <th scope="row">{words.field(line.field)}</th>
      {line.kind === 'change' ? (
        <>
          <td className={styles.before}>{line.from !== null && words.value(entry, line.field, line.from)}</td>
          <td>{words.value(entry, line.field, line.to)}</td>
        </>
      ) : (
        <td colSpan={2}>{words.value(entry, line.field, line.value)}</td>
      )}
    </tr>
  );
}
