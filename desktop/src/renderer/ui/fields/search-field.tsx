import { classNames } from '@gangway/shared/ui/class-names.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../lib/shortcuts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { IconView } from '../icon.tsx';
import styles from './search-field.module.css';

/** Debounce delay: too short to notice, but long enough that fast typing sends about one request per word. */
const PAUSE_MS = 60;

interface SearchFieldProps {
  /** Accessible name and placeholder, naming what can be found: "Number, name, phone or ticket". */
  label: string;
  value: string;
  /** Called while the user types. */
  onChange: (value: string) => void;
}

/** A search field that searches while the user types; `/` focuses it from anywhere on the screen, Escape clears it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('frame');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const reported = useRef(value);
  // Text that an input method is still composing is not searched for.
  const [composing, setComposing] = useState(false);
  useShortcut('/', t('shortcuts.search'), () => input.current?.select());
  useEffect(() => {
    if (value !== reported.current) setText(value);
    reported.current = value;
  }, [value]);

  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useEffect(() => {
    if (text === reported.current || composing) return;
    const timer = setTimeout(() => {
      reported.current = text;
      latestOnChange.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);

  return (
    <search className={styles.search}>
      <span className={fieldStyles.start}>
        <IconView icon={Search} />
      </span>
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className={classNames(fieldStyles.control, fieldStyles.withStart, fieldStyles.withEnd)}
        value={text}
        onChange={event => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={event => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          setText('');
        }}
      />
      {text && (
        <span className={classNames(fieldStyles.end, fieldStyles.endButton)}>
          <IconButton
            icon={X}
            label={t('clearSearch')}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </search>
  );
}
