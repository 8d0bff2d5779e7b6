type Named = { readonly debitId: string; readonly creditId: string };

/**
 * By how much the number of drafts of each account changes when a draft is made, changed or deleted; without
 * accounts that stay.
 */
export function accountUses(
  before: Named | undefined,
  after: Named | undefined,
): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (named: Named | undefined, by: number) => {
    for (const id of named === undefined ? [] : [named.debitId, named.creditId])
      if (id !== '') uses.set(id, (uses.get(id) ?? 0) + by);
  };
  count(before, -1);
  count(after, 1);
  return new Map([...uses].filter(([, by]) => by !== 0));
}
