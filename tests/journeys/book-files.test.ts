import { readFile } from 'node:fs/promises';

import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { postNewDraft, postNewVoucher } from '../support/company/bookkeeping.ts';
import { createCompany } from '../support/company/company.ts';
import { changeStoredText } from '../support/stack/bent-ledger.ts';

setUpScreens();

async function downloadOf(button: string) {
  const download = page.waitForEvent('download');
  await dialogButton(button).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test.each([1440, 360])(
  'a year is taken home as files, and the chain is counted anew at %i px',
  async (width) => {
    const company = await createCompany();
    const { owner } = company;
    await postNewDraft(owner, { date: '02-01-2026' });
    await postNewVoucher(owner);
    await openScreen('/accountant', { as: owner, width });
    await page.getByRole('button', { name: 'Eksport', exact: true }).click();
    await dialogButton('Hent SAF-T').waitFor();
    await dialog().getByLabel('Regnskabsår').selectOption({ label: '01-01-2026 – 31-12-2026' });
    await expectAccessible();

    const saft = await downloadOf('Hent SAF-T');
    expect(saft.name).toBe('saft-2026-01-2026-12.xml');
    const { AuditFile } = new XMLParser().parse(saft.content.toString('utf8')) as {
      AuditFile: { GeneralLedgerEntries: object };
    };
    expect(AuditFile.GeneralLedgerEntries).toMatchObject({
      NumberOfEntries: 2,
      TotalDebit: 1661.25,
    });
    expect((await downloadOf('Hent CSV')).content.toString('utf8')).toContain('1312,5');
    await dialog().getByText('står under deres eget').waitFor();
    const archive = await downloadOf('Hent bilag');
    expect(archive.name).toBe('bilag-2026-01-2026-12.zip');
    expect(archive.content.toString('latin1')).toMatch(/bilag-2\.jpg[^]*bilag\.csv/);
    await dialog().getByText('bilag-2026-01-2026-12.zip er hentet.').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Bevis', exact: true }).click();
    await dialogButton('Efterregn').click();
    await dialog().getByText('2 posteringer er læst, og alle er, som de blev bogført.').waitFor();
    await expectAccessible();
    expect((await downloadOf('Hent til udskrift')).content.toString('utf8')).toMatch(
      /[0-9a-f]{64}/,
    );
    await changeStoredText(company.companyId, 1, 'Noget andet');
    await dialogButton('Efterregn').click();
    await dialog().getByText('Bilag 1: er ændret, siden det blev bogført').waitFor();
  },
);
