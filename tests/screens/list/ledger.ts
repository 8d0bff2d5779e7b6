import { accountRoutes } from '@driftig/contracts/accounting/accounts';
import { salesBooksRoutes } from '@driftig/contracts/ledger/sales-books';
import type { Page } from 'playwright-core';

import { inSequence, press, seeDialog } from '../acts.ts';
import type { Act, Screen } from '../shot.ts';

interface Call {
  readonly method: string;
  readonly path: string;
}

/** A call of the open page, with its session. */
const callFrom = (page: Page, { method, path }: Call, body: unknown): Promise<unknown> =>
  page.evaluate(
    async (request) => {
      const answer = await fetch(request.path, {
        method: request.method,
        headers: { 'content-type': 'application/json' },
        body: request.body,
      });
      return answer.json();
    },
    { method, path, body: JSON.stringify(body) },
  );

/** Gives the demo company a chart and posts its invoices; once it has them, nothing is changed. */
const keepBooks: Act = async (page) => {
  await callFrom(page, accountRoutes.adoptPublicChart, { version: '20260101' });
  await callFrom(page, salesBooksRoutes.startSalesBooks, { from: '2026-01-01' });
  for (let after = 0, isDone = false; !isDone;) {
    const answer = await callFrom(page, salesBooksRoutes.postSales, { after });
    const { complete, last } = answer as { complete: boolean; last: number };
    [after, isDone] = [last, complete];
  }
  await page.reload();
};

const choose =
  (label: string): Act =>
  async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rapport').selectOption(label);
    const shown = label === 'Moms' ? dialog.getByText('Klar til') : dialog.getByRole('table');
    await shown.first().waitFor();
  };

const report = (name: string, label: string, ...acts: readonly Act[]): Screen => ({
  name: `report-${name}`,
  path: '/accountant',
  widths: [360, 1440],
  whole: true,
  act: inSequence(
    keepBooks,
    press('Create report'),
    seeDialog('Create report'),
    choose(label),
    ...acts,
  ),
});

/** The card of receivables, which a line of the trial balance opens. */
const openReceivables: Act = async (page) => {
  const rows = page.getByRole('dialog').getByRole('table');
  await rows.getByRole('button', { name: /^6190/ }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByText(/ubetalte fakturaer$/)
    .first()
    .waitFor();
};

/** Reports of the ledger and the card of an account. */
export const ledgerScreens: readonly Screen[] = [
  report('vat', 'Moms'),
  report('trial', 'Saldobalance'),
  report('result', 'Resultatopgørelse'),
  report('balance', 'Balance'),
  report('spending', 'Forbrug pr. konto'),
  report('debtors', 'Debitorer'),
  report('creditors', 'Kreditorer'),
  report('account', 'Saldobalance', openReceivables),
];
