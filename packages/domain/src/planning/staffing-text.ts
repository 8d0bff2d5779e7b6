/** '2 af 4'; '2 tildelt' where nobody said how many are needed; empty where nobody comes either. */
export function staffingText(assigned: number, needed: number): string {
  if (needed > 0) return `${assigned} af ${needed}`;
  return assigned === 0 ? '' : `${assigned} tildelt`;
}
