/** A cache of computed values by key. With more than `most` values it drops the oldest. */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, { value });
    return value;
  };
}
