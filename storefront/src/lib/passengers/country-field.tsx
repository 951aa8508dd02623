import { homeCountry } from '@gangway/shared/contract/entries/home-country.ts';
import { countryName } from '@gangway/shared/i18n/countries.ts';
import { classNames } from '@gangway/shared/ui/class-names.ts';
import fieldStyles from '@gangway/shared/ui/form/field.module.css';
import { Field, type FieldTexts } from '@gangway/shared/ui/form/field.tsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFormat } from '../format/use-format.ts';
import styles from './country-field.module.css';
import { type Country, countriesIn, countryCalled, findCountries } from './country-search.ts';

interface CountryFieldProps
  extends FieldTexts,
    Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  /** The codes that are offered before all others, besides the operator's country. */
  likely?: (() => readonly string[]) | undefined;
  placeholder: string;
  autoComplete: string;
}

/**
 * A country, found by typing its name in the user's language or in English (R409): a combobox with a list, as in ARIA's authoring
 * practices. To the form it is an element whose value is the country's code. What is highlighted is chosen when the field is left.
 */
export function CountryField(props: CountryFieldProps) {
  const { name, ref, onChange, onBlur, likely, placeholder, autoComplete, ...texts } = props;
  const { t } = useTranslation('passengers');
  const { language } = useFormat();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  /** The likely countries, while the list is open. */
  const [first, setFirst] = useState<readonly string[] | null>(null);
  const [active, setActive] = useState(-1);
  useFormElement(ref, input, name, value => {
    setCode(value);
    setTyped(null);
  });

  const popup = useRef<HTMLDivElement>(null);
  const isOpen = first !== null;
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const found = first ? findCountries(typed ?? '', countriesIn(language, first), language) : [];
  const isSearched = typed !== null && typed.trim() !== '';
  const optionId = (index: number) => `${listId}-${index}`;
  const change = (value: string) => {
    setCode(value);
    void onChange({ target: { name, value }, type: 'change' });
  };
  const choose = (country: Country | undefined) => {
    if (!country) return;
    setTyped(null);
    setFirst(null);
    if (country.code !== code) change(country.code);
  };
  const open = () => {
    if (isOpen) return;
    const codes = [...new Set([...(likely?.() ?? []), homeCountry()])].filter(Boolean);
    setFirst(codes);
    setActive(countriesIn(language, codes).findIndex(country => country.code === code));
  };
  const type = (text: string) => {
    setTyped(text);
    if (document.activeElement === input.current) {
      open();
      setActive(text.trim() === '' ? -1 : 0);
      return;
    }
    // The browser fills it in: with a name or a code.
    const called = countryCalled(text, countriesIn(language, []), language);
    if (called) setTyped(null);
    change(called ?? '');
  };
  const leave = () => {
    const value = typed === null ? code : isSearched && isOpen ? (found[active]?.code ?? '') : '';
    setFirst(null);
    // A text that means no country stays, to be corrected.
    if (value !== '' || !isSearched) setTyped(null);
    if (value !== code) change(value);
    void onBlur({ target: { name, value }, type: 'blur' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, () => number> = {
      ArrowDown: () => (active + 1) % found.length,
      ArrowUp: () => (active <= 0 ? found.length : active) - 1,
      PageDown: () => Math.min(active + 8, found.length - 1),
      PageUp: () => Math.max(active - 8, 0),
    };
    const move = moves[event.key];
    if (move && !isOpen) {
      event.preventDefault();
      open();
    } else if (move && found.length > 0) {
      event.preventDefault();
      setActive(move());
      document.getElementById(optionId(move()))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Not the dialog around it.
      event.preventDefault();
      setFirst(null);
      setTyped(null);
    }
  };
  const option = (country: Country, index: number) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, which keeps the focus
    <div
      key={country.code}
      id={optionId(index)}
      className={classNames(styles.option, index === active && styles.active)}
      role="option"
      tabIndex={-1}
      aria-selected={country.code === code}
      onClick={() => choose(country)}
    >
      {country.name}
      {country.code === code && <Icon name="check" size={16} />}
    </div>
  );
  const firsts = first?.length ?? 0;
  return (
    <Field {...texts}>
      {control => (
        <span className={fieldStyles.box}>
          <input
            {...control}
            ref={input}
            name={name}
            className={classNames(fieldStyles.control, fieldStyles.withEnd)}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={found[active] ? optionId(active) : undefined}
            autoComplete={autoComplete}
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder}
            value={typed ?? (code && countryName(code, language))}
            onChange={event => type(event.target.value)}
            onClick={open}
            onFocus={event => event.target.select()}
            onBlur={leave}
            onKeyDown={press}
          />
          <span className={classNames(fieldStyles.end, fieldStyles.expand)}>
            <Icon name="chevron-down" />
          </span>
          <span className="visually-hidden" role="status">
            {isSearched && isOpen ? t('countries.found', { count: found.length }) : ''}
          </span>
          {isOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus from the field
            <div ref={popup} className={styles.popup} onMouseDown={event => event.preventDefault()}>
              {found.length === 0 && <p className={styles.none}>{t('countries.none')}</p>}
              <div
                id={listId}
                className={styles.list}
                role="listbox"
                aria-label={t('countries.all')}
                hidden={found.length === 0}
              >
                {isSearched ? (
                  <div className={styles.group}>{found.map(option)}</div>
                ) : (
                  <>
                    <Group heading={t('countries.likely')}>{found.slice(0, firsts).map(option)}</Group>
                    <Group heading={t('countries.all')}>
                      {found.slice(firsts).map((country, index) => option(country, firsts + index))}
                    </Group>
                  </>
                )}
              </div>
            </div>
          )}
        </span>
      )}
    </Field>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div id={id} className={styles.heading}>
        {heading}
      </div>
      {children}
    </div>
  );
}

/** Registers an element with the form that has the code as its value, while the person sees the name in the text field. */
function useFormElement(
  ref: UseFormRegisterReturn['ref'],
  input: RefObject<HTMLInputElement | null>,
  name: string,
  onValue: (value: string) => void,
): void {
  const take = useRef(onValue);
  take.current = onValue;
  const [element] = useState(() => {
    let value = '';
    return {
      name,
      type: 'text',
      get value() {
        return value;
      },
      set value(next: string | null) {
        value = next ?? '';
        take.current(value);
      },
      focus: () => input.current?.focus(),
    };
  });
  useImperativeHandle(ref, () => element, [element]);
}
