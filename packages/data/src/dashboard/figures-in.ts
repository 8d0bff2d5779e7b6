/** The figures of a stored item by their keys; 0 where there is none. */
export function figuresIn(
  stored: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, Number(stored[key] ?? 0)]));
}
