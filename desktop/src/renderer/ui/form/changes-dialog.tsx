import { type Choice, presetOf } from '@gangway/shared/domain/edits/three-way-merge.ts';
import { Button } from '@gangway/shared/ui/form/button.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices, NamedChange, OthersChanges } from '../../lib/forms/use-others-changes.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import styles from './changes-dialog.module.css';

/** The changes of another user to a record that is being edited: one decision per field, then it is saved again. */
export function ChangesDialog({ question }: { question: OthersChanges | undefined }) {
  return question ? <OpenDialog {...question} /> : null;
}

function OpenDialog({ changes, by, at, decide }: OthersChanges) {
  const { t } = useTranslation('frame');
  const { instant } = useFormat();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      changes.flatMap(change => {
        const preset = presetOf(change);
        return preset ? [[change.field, preset]] : [];
      }),
    ),
  );
  const undecided = changes.filter(({ field }) => !choices[field]).length;
  const who =
    by?.name || t(`changes.${by?.kind === 'customer' || by?.kind === 'guest' ? 'customer' : 'somebody'}`);
  const all = (choice: Choice) => setChoices(Object.fromEntries(changes.map(({ field }) => [field, choice])));
  return (
    <Dialog
      open
      onClose={() => decide(null)}
      size="wide"
      title={t('changes.title')}
      description={at ? t('changes.textAt', { who, at: instant(at) }) : t('changes.text', { who })}
      actions={
        <>
          <span className={styles.left} aria-live="polite">
            {undecided > 0 && t('changes.undecided', { count: undecided })}
          </span>
          <Button onClick={() => decide(null)}>{t('changes.back')}</Button>
          <Button variant="primary" disabled={undecided > 0} onClick={() => decide(choices)}>
            {t('changes.save')}
          </Button>
        </>
      }
    >
      <div className={styles.rows}>
        {changes.length > 1 && (
          <div className={styles.all}>
            <Button size="small" onClick={() => all('mine')}>
              {t('changes.allMine')}
            </Button>
            <Button size="small" onClick={() => all('theirs')}>
              {t('changes.allTheirs')}
            </Button>
          </div>
        )}
        {changes.map(change => (
          <ChangeRow
            key={change.field}
            change={change}
            choice={choices[change.field]}
            onChoose={choice => setChoices(chosen => ({ ...chosen, [change.field]: choice }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChangeRowProps {
  change: NamedChange;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** One field: the user's value and the current one side by side, with the original. */
function ChangeRow({ change, choice, onChoose }: ChangeRowProps) {
  const { t } = useTranslation('frame');
  const name = useId();
  const write = useValueText(change);
  const option = (of: Choice, caption: string) => (
    <label className={styles.option}>
      <input type="radio" name={name} checked={choice === of} onChange={() => onChoose(of)} />
      <span className={styles.words}>
        <span className={styles.caption}>{caption}</span>
        <span className={styles.value}>{write(change[of])}</span>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{change.label}</legend>
      <div className={styles.options}>
        {option('mine', t(change.clash ? 'changes.mine' : 'changes.asBefore'))}
        {option('theirs', t('changes.theirs'))}
      </div>
      {change.clash && (
        <p className={styles.before}>{t('changes.before', { value: write(change.before) })}</p>
      )}
    </fieldset>
  );
}

/** Displays a value like its control, or by a general rule. */
function useValueText({ write }: NamedChange): (value: unknown) => string {
  const { t } = useTranslation('frame');
  const { enumerate } = useFormat();
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('changes.empty');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.length === 0 ? t('changes.empty') : enumerate(value.map(plain));
    if (typeof value === 'object') return Object.values(value).map(plain).join(' · ');
    return String(value);
  };
  return value => write(value) || plain(value);
}
