import { addTotals, noTotals, saftTransaction } from '@driftig/domain/exchange/saft-entry';
import { saftBeginning, saftEnd } from '@driftig/domain/exchange/saft-file';
import { lineOf } from '@driftig/domain/ledger/entry';
import { expect, test } from 'vitest';

import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { adoptChart } from '../support/bookkeeping/periods.ts';
import { ledgerBalances, readLedger } from '../support/bookkeeping/sales-books.ts';
import { createCompany } from '../support/company/company.ts';

setUpScreens();

const place = { address: 'Havnegade 12', zipcode: '7100', town: 'Vejle', country: 'Danmark' };
const company = {
  ...place,
  name: 'Nordahl Event ApS',
  cvr: '',
  bankName: 'Østjydsk Bank',
  regNumber: '7730',
  accountNumber: '1',
};

/** A file of another system with twenty vouchers; its bank has a number of its own. */
function fileOf(): Buffer {
  const entries = Array.from({ length: 20 }, (_, at) => ({
    number: at + 1,
    date: '2026-02-03',
    text: 'Telt',
    registeredAt: '2026-02-03T08:00:00.000Z',
    sourceKind: 'draft' as const,
    sourceId: String(at),
    by: 'Mette',
    lines: [
      lineOf({ account: 58_000, amount: 10_000 }),
      lineOf({ account: 1010, amount: -10_000 }),
    ],
  }));
  const account = (
    number: number,
    standardNumber: number,
    type: 'asset' | 'income' | 'liability',
    opening = 0,
    closing = 0,
  ) => ({ number, name: `Deres konto ${number}`, type, standardNumber, opening, closing }) as const;
  const accounts = [
    account(58_000, 0, 'asset', 50_000, 250_000),
    account(6510, 6510, 'liability', -50_000, -50_000),
    account(1010, 1010, 'income', 0, -200_000),
  ];
  const totals = entries.reduce(addTotals, noTotals);
  const days = { from: '2026-01-01', to: '2026-06-30', today: '2026-11-27' };
  const beginning = saftBeginning({ ...days, company, accounts, customers: [], shops: [], totals });
  return Buffer.from([beginning, ...entries.map(saftTransaction), saftEnd].join(''));
}

test.each([1440, 360])(
  "another system's books are shown, mapped and posted once at %i px",
  async (width) => {
    const own = await createCompany();
    await adoptChart(own.owner);
    await openScreen('/accountant', { as: own.owner, width });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const choose = (name: string, buffer: Buffer) =>
      dialog().locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer });
    await choose('bombe.xml', Buffer.from('<!DOCTYPE a [<!ENTITY a "b">]><AuditFile/>'));
    await dialog().getByText('XML-filen er ikke en dansk SAF-T-fil.', { exact: false }).waitFor();
    await expectAccessible();
    await choose('economic.xml', fileOf());
    await dialog().getByText('1 konto oprettes').waitFor();
    await dialog().getByText('2.000,00 kr.').waitFor();
    await expectAccessible();
    await dialogButton('Bogfør 20 bilag').click();
    await page.getByText('economic.xml er bogført.').waitFor();
    expect(ledgerBalances(await readLedger(own))).toEqual({
      58_000: 250_000,
      6510: -50_000,
      1010: -200_000,
    });

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog().getByText('20 bilag').waitFor();
    await choose('economic.xml', fileOf());
    await dialog().getByText('Den kan ikke hentes igen', { exact: false }).waitFor();
    await expectAccessible();
  },
);
