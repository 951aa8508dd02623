/** A field's value and what happens to it: what `form.field(…)` gives, and every control takes. */
export interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  disabled?: boolean;
}
