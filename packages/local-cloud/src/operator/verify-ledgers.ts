import { createHash } from 'node:crypto';

import type { Table } from '@driftig/data/core/client';
import { tenantRepository } from '@driftig/data/company/tenants.repository';
import { verifyChain } from '@driftig/domain/ledger/chain';
import type { LedgerHead } from '@driftig/domain/ledger/entry';

import { storeOf } from './tools.ts';

const together = 1000;
/** SHA-256 in hexadecimal digits, as entries are hashed when they are posted. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Counts the chain of each company anew, as after a restore; a line for each. */
export async function verifyLedgers(table: Table, now: string): Promise<string[]> {
  const lines: string[] = [];
  for (const company of await tenantRepository(table).list()) {
    const { ledger } = storeOf(table, company, now);
    // One company after another, so that the table is not read at full speed.
    // oxlint-disable-next-line no-await-in-loop
    const { head, faults } = await verifyAll(ledger);
    const found = faults === 0 ? 'uændret' : `${faults} FEJL`;
    const last = head.number === 0 ? '' : `, sidste aftryk ${head.hash}`;
    lines.push(
      `${company.settings.companyName} (${company.companyId}): ${head.number} posteringer, ${found}${last}`,
    );
  }
  return lines.length === 0 ? ['Ingen virksomheder endnu.'] : lines;
}

type Ledger = ReturnType<typeof storeOf>['ledger'];

async function verifyAll(ledger: Ledger): Promise<{ head: LedgerHead; faults: number }> {
  let head: LedgerHead = { number: 0, hash: '' };
  let faults = 0;
  // Read first: an entry that is posted meanwhile comes after it.
  const named = await ledger.head.readQueued();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const entries = await ledger.listAfter(head.number, together);
    const check = verifyChain(entries, digest, head);
    const at = entries.find(({ number }) => number === named.number);
    if (at !== undefined && at.hash !== named.hash) faults += 1;
    faults += check.faults.length;
    head = check.head;
    if (entries.length < together) break;
  }
  return { head, faults: head.number < named.number ? faults + 1 : faults };
}
