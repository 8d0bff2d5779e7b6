import { sampleIds } from '@driftig/contracts/core/sample';

import type { DemoWriter } from './demo-writer.ts';

const price = 1_450_000;
const line = {
  id: '',
  name: 'Telt 9 × 15 m',
  description: 'Inkl. gulv og opsætning',
  quantity: 1,
  price,
  unit: 'stk.',
};
const form = {
  company: 'Holm & Søn ApS',
  name: 'Jesper Lind',
  orderTitle: 'Julefrokost i telt',
  groups: { items: [line], productGroups: [], tasks: [] },
};

/** Loads a draft that the owner has begun. */
export async function loadDraft(writer: DemoWriter, now: string): Promise<void> {
  const { store } = writer.at(now);
  const { company, orderTitle } = form;
  const row = { id: sampleIds.invoiceDraft, company, orderTitle, changed: now };
  await store.commit({
    writes: [store.drafts.insert({ ...row, amount: price * 1.25, content: JSON.stringify(form) })],
    audit: { action: 'invoices.draftKept', subject: `draft ${row.id}` },
    answer: row,
  });
}
