/** A cache of computed values by key. With more than `most` values it drops the oldest. */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, { value: Value }>();
  return (key, make) => {
    const entry = entries.get(key);
    if (entry) return entry.value;
    const value = make();
    const [oldest] = entries.keys();
    if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { value });
    return value;
  };
}
