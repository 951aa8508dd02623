import {
  type CheckboxProps as Native,
  Checkbox as UncontrolledBox,
} from '@gangway/shared/ui/form/checkbox.tsx';
import type { Controlled } from './controlled.ts';

type CheckboxProps = Pick<
  Native,
  'id' | 'name' | 'label' | 'hint' | 'error' | 'hideLabel' | 'mixed' | 'className' | 'tabIndex'
> &
  Controlled<boolean>;

/** Something to tick, or to leave. */
export const Checkbox = ({ value, onChange, ...field }: CheckboxProps) => (
  <UncontrolledBox {...field} checked={value} onChange={event => onChange(event.target.checked)} />
);
