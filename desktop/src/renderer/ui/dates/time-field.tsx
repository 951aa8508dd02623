import { TypedField, type TypedFieldProps } from '../fields/typed-field.tsx';
import { parseTime } from './time-text.ts';

const time = { parse: parseTime, write: (value: string) => value, inputMode: 'numeric' } as const;

/** A time of day in the operator's time zone, `HH:MM`; "830" is 08:30. */
export function TimeField(props: TypedFieldProps<string>) {
  return <TypedField placeholder="HH:MM" {...props} reading={time} />;
}
