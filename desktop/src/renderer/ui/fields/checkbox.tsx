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

/** A checkbox with its label. */
export const Checkbox = ({ value, onChange, ...field }: CheckboxProps) => (
  <UncontrolledBox {...field} checked={value} onChange={event => onChange(event.target.checked)} />
);
