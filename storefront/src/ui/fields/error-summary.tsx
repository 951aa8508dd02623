import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

interface FieldProblem {
  /** The `id` that the field was given. */
  fieldId: string;
  message: ReactNode;
}

interface ErrorSummaryProps {
  title: ReactNode;
  problems: readonly FieldProblem[];
  /** Number of attempts to submit the form: with each the summary gets the focus again. */
  attempt: number;
}

/** All errors that prevent submitting a form, above it; each line links to its field. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const blocked = problems.length > 0;

  useEffect(() => {
    if (attempt > 0 && blocked) box.current?.focus();
  }, [attempt, blocked]);

  if (!blocked) return null;
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <Icon name="warning" />
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(problem => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={event => {
                event.preventDefault();
                focusField(problem.fieldId);
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
