import { assertBalanced, type LedgerEntry, type LedgerHead, type NewEntry } from './entry.ts';

/** SHA-256 of a text, in hexadecimal digits. */
type Digest = (text: string) => string;

interface Registration {
  /** ISO UTC. */
  readonly now: string;
  readonly digest: Digest;
}

/** JSON with sorted keys and without spaces: the same value has the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

/** The hash of an entry: of all its fields, the hash of the entry before among them. */
function hashOf(fields: Omit<LedgerEntry, 'hash'>, digest: Digest): string {
  return digest(canonicalJson(fields));
}

/**
 * Entries with the next voucher numbers, each with the hash of the one before. Throws where one does not
 * balance.
 */
export function chainEntries(
  head: LedgerHead,
  news: readonly NewEntry[],
  { now, digest }: Registration,
): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  let { number, hash: previous } = head;
  for (const added of news) {
    assertBalanced(added);
    number += 1;
    const entry = { ...added, number, registeredAt: now, previous };
    const hash = hashOf(entry, digest);
    entries.push({ ...entry, hash });
    previous = hash;
  }
  return entries;
}

export const headOf = ({ number, hash }: LedgerEntry): LedgerHead => ({ number, hash });

/** A fault of an entry of the chain. */
type ChainFault = 'missing' | 'changed' | 'unlinked' | 'unbalanced';

interface ChainCheck {
  /** The last entry that was read; `before` where there was none. */
  readonly head: LedgerHead;
  readonly faults: readonly { readonly number: number; readonly fault: ChainFault }[];
}

/**
 * Reads entries in the order of their numbers, from the one after `before` on. Finds a number that is
 * left out, an entry that is not what its hash says, one that does not lead to the entry before, and one
 * that does not balance.
 */
export function verifyChain(
  entries: readonly LedgerEntry[],
  digest: Digest,
  before: LedgerHead = { number: 0, hash: '' },
): ChainCheck {
  const faults: { number: number; fault: ChainFault }[] = [];
  let head = before;
  for (const entry of entries) {
    const found = faultsOf(entry, head, digest);
    faults.push(...found.map((fault) => ({ number: entry.number, fault })));
    head = headOf(entry);
  }
  return { head, faults };
}

function faultsOf(entry: LedgerEntry, before: LedgerHead, digest: Digest): ChainFault[] {
  const { hash, ...fields } = entry;
  const faults: ChainFault[] = [];
  if (fields.number !== before.number + 1) faults.push('missing');
  if (hashOf(fields, digest) !== hash) faults.push('changed');
  if (fields.previous !== before.hash) faults.push('unlinked');
  if (fields.lines.reduce((sum, { amount }) => sum + amount, 0) !== 0) faults.push('unbalanced');
  return faults;
}
