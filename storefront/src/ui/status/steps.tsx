import { classNames } from '@gangway/shared/ui/class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './steps.module.css';

interface StepsProps {
  /** Accessible name of the list: "Your booking". */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Read by screen readers before the name of a finished step: "Done:". */
  doneLabel: string;
  /** Called when the user returns to a finished step. */
  onSelect?: (step: number) => void;
}

/** The progress of a booking, drawn as a route with ports of call. On a phone only the current step shows its name. */
export function Steps({ label, steps, current, doneLabel, onSelect }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((name, step) => {
          const done = step < current;
          const inside = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {done ? <Icon name="check" size={16} /> : step + 1}
              </span>
              <span className={styles.name}>
                {done && <span className="visually-hidden">{doneLabel} </span>}
                {name}
              </span>
            </>
          );
          return (
            <li
              key={name}
              className={classNames(styles.step, done && styles.done, step === current && styles.current)}
              aria-current={step === current ? 'step' : undefined}
            >
              {done && onSelect ? (
                <button type="button" className={styles.inside} onClick={() => onSelect(step)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
