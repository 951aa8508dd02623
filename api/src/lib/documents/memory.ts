/** Remembers what was made for a key; of more than `most` it forgets what was made first. */
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
