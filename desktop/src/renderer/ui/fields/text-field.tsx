import {
  type TextAreaProps,
  type TextFieldProps,
  TextArea as UncontrolledArea,
  TextField as UncontrolledField,
} from '@gangway/shared/ui/form/text-field.tsx';
import type { Controlled } from './controlled.ts';

type Of<Native> = Omit<Native, keyof Controlled<string> | 'defaultValue'> & Controlled<string>;

/** One line of text. */
export const TextField = ({ onChange, ...field }: Of<TextFieldProps>) => (
  <UncontrolledField {...field} onChange={event => onChange(event.target.value)} />
);

/** Several lines of text. */
export const TextArea = ({ onChange, ...field }: Of<TextAreaProps>) => (
  <UncontrolledArea {...field} onChange={event => onChange(event.target.value)} />
);
