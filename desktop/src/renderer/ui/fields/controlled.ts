/** A field's value and handlers: returned by `form.field(…)`, and taken by every control. */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
}
