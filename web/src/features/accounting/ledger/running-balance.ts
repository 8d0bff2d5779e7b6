interface Line {
  readonly debit: number;
  readonly credit: number;
}

/**
 * The lines of an account, newest first, each with the balance after it, in øre. Counted down from the
 * closing balance, so that the lines may be the newest of many.
 */
export function withBalances<L extends Line>(lines: readonly L[], closing: number) {
  let balance = closing;
  return lines.map((line) => {
    const after = balance;
    balance -= line.debit - line.credit;
    return { ...line, balance: after };
  });
}
