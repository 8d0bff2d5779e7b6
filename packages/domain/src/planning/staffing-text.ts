/** '2 af 4'; '2 tildelt' without a needed number; empty when both are 0. */
export function staffingText(assigned: number, needed: number): string {
  if (needed > 0) return `${assigned} af ${needed}`;
  return assigned === 0 ? '' : `${assigned} tildelt`;
}
