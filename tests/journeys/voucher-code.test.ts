import { describe, expect, test } from 'vitest';

import { createVoucherCode } from '../support/bookkeeping/voucher-codes.ts';
import { createCompany } from '../support/company/company.ts';
import {
  button,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

describe.each([1440, 360])('at %i px', (width) => {
  test('a stranger sees by the code of an invoice that it is in the books, and no more', async () => {
    const company = await createCompany({ companyName: 'Nordlys Event ApS' });
    const code = await createVoucherCode(company);
    await openScreen('/bilag/0123', { width });
    await page.getByRole('heading', { name: 'Vi kan ikke bekræfte koden' }).waitFor();
    await expectAccessible();
    await page.route('**/api/bilag/*', (route) => route.abort());
    await page.goto(`/bilag/${code}`);
    await page.getByRole('heading', { name: 'Bøgerne kunne ikke nås' }).waitFor();
    await page.unroute('**/api/bilag/*');
    await button('Prøv igen').click();
    await page.getByRole('heading', { name: 'Står i bøgerne, uændret' }).waitFor();
    await expectAccessible();
    const shown = await page.locator('main').innerText();
    expect(shown).toContain('Nordlys Event ApS');
    expect(shown).not.toMatch(/Holm|125|100,00/);
  });
});
