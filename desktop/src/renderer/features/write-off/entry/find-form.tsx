import { Button } from '@gangway/shared/ui/form/button.tsx';
import { Notice } from '@gangway/shared/ui/status/notice.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GateState, PassengersFound } from '../../../../bridge-gate.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { askGate } from '../gate/ask-gate.ts';
import styles from './find.module.css';
import { FoundList } from './found-list.tsx';
import { Keypad } from './keypad.tsx';

/** The station's limit. */
const LONGEST_QUERY = 80;

interface FindFormProps {
  state: GateState;
  gloves: boolean;
}

/** One field for a name, a cabin or a document. The results stay until the input changes. */
export function FindForm({ state, gloves }: FindFormProps) {
  const { t } = useTranslation('write-off');
  const { time } = useFormat();
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<PassengersFound | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input') ?? null;
  // The search may have been locked when the dialog was opened.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const change = (text: string) => {
    setQuery(text);
    setResults(null);
    setRefused(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setResults(null);
    setRefused(null);
    try {
      setResults(await askGate('gate.find', { query }));
    } catch (error) {
      setRefused((error as Error).message);
    } finally {
      setBusy(false);
      field()?.focus();
    }
  };
  const { asOf } = state.finder;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields and buttons in it
    <div className={styles.find} onKeyDown={stepByArrows}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('find.query')}
          icon={Search}
          value={query}
          onChange={change}
          error={refused}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          spellCheck={false}
          inputMode={gloves ? 'none' : undefined}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {t('find.action')}
        </Button>
        {gloves && !results?.passengers.length && (
          <div className={styles.keys}>
            <Keypad names input={field} />
          </div>
        )}
      </form>
      {results && (
        <Outcome
          results={results}
          onBoarded={() => setResults(null)}
          onAgain={() => {
            change('');
            field()?.focus();
          }}
        />
      )}
      {asOf && (
        <p className={styles.age}>
          {t('find.asOf', { time: time(asOf) })} {!state.online && t('find.offline')}
        </p>
      )}
    </div>
  );
}

interface OutcomeProps {
  results: PassengersFound;
  onBoarded: () => void;
  onAgain: () => void;
}

function Outcome({ results, onBoarded, onAgain }: OutcomeProps) {
  const { t } = useTranslation('write-off');
  if (results.tooMany)
    return (
      <Notice live tone="warn" title={t('find.tooMany')}>
        {t('find.tooManyHint')}
      </Notice>
    );
  if (results.passengers.length === 0)
    return (
      <Notice live tone="warn" title={t('find.nobody')}>
        {t('find.nobodyHint')}
      </Notice>
    );
  return <FoundList results={results} onBoarded={onBoarded} onAgain={onAgain} />;
}

/** The arrow keys move from the field to the rows, and from row to row. */
function stepByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const now = stops.findIndex(stop => stop.contains(document.activeElement));
  const next = step && now >= 0 ? stops[now + step] : undefined;
  if (!next) return;
  next.focus();
  event.preventDefault();
}
