import { TypedField, type TypedFieldProps } from '../fields/typed-field.tsx';
import { parseTime } from './time-text.ts';

const time = { parse: parseTime, write: (value: string) => value, inputMode: 'numeric' } as const;

/** A time of day on the operator's clock, `HH:MM`; "830" is half past eight. */
export function TimeField(props: TypedFieldProps<string>) {
  return <TypedField placeholder="HH:MM" {...props} reading={time} />;
}
