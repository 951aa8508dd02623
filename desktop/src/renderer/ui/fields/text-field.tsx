import {
  type TextAreaProps,
  type TextFieldProps,
  TextArea as UncontrolledArea,
  TextField as UncontrolledField,
} from '@gangway/shared/ui/form/text-field.tsx';
import type { Controlled } from './controlled.ts';

type Of<Native> = Omit<Native, keyof Controlled<string> | 'defaultValue'> & Controlled<string>;

/** A single-line text field. */
export const TextField = ({ onChange, ...field }: Of<TextFieldProps>) => (
  <UncontrolledField {...field} onChange={event => onChange(event.target.value)} />
);

/** A multi-line text field. */
export const TextArea = ({ onChange, ...field }: Of<TextAreaProps>) => (
  <UncontrolledArea {...field} onChange={event => onChange(event.target.value)} />
);
