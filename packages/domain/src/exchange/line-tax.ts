import type { EntryLine } from '../ledger/entry.ts';
import { vatRule } from '../ledger/vat-rules.ts';

/** Base and VAT of a line, both in øre and with the sign of debit. */
interface LineTax {
  readonly base: number;
  readonly tax: number;
}

/**
 * The VAT of each line that is the base of some, by its place in the entry. Several bases of one code share its VAT by
 * their amounts; the last takes the rest, so that no øre is lost. A reverse charge is owed and deducted: its VAT is
 * what is deducted, and a partly deducted purchase has the part that is deducted.
 */
export function taxOfLines(lines: readonly EntryLine[]): ReadonlyMap<number, LineTax> {
  const taxes = new Map<number, LineTax>();
  const indexed = lines.map((line, index) => ({ ...line, index }));
  for (const code of new Set(lines.map(({ vatCode }) => vatCode))) {
    if (code === '') continue;
    const bases = indexed.filter(({ vatCode, vatPart }) => vatCode === code && vatPart === 'base');
    const part = vatRule(code)?.kind === 'sale' ? 'output' : 'input';
    let left = sumOf(lines.filter(({ vatCode, vatPart }) => vatCode === code && vatPart === part));
    let leftBase = sumOf(bases);
    for (const { index, amount: base } of bases) {
      const tax = leftBase === 0 ? left : Math.round((left * base) / leftBase);
      taxes.set(index, { base, tax });
      left -= tax;
      leftBase -= base;
    }
  }
  return taxes;
}

const sumOf = (lines: readonly Pick<EntryLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
