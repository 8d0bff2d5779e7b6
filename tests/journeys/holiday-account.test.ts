import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { formatDate } from '@driftig/domain/format';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import { applyFor } from '../support/company/absences.ts';
import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { changeCompany } from '../support/company/plan.ts';
import { createPeople } from '../support/company/planning.ts';
import {
  button,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
let sara = '';

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  [sara = ''] = await createPeople(company, ['Sara Winther']);
});

const account = async () => {
  const { json } = await company.owner.call(vacationRoutes.getHolidayAccount, {
    params: { id: sara },
  });
  return json as { employedfrom: string; employeduntil: string; version: number };
};

async function formOf(as: Caller, width: number): Promise<Page> {
  await openScreen(`/myteam/${sara}`, { as, width });
  await button(/^(Udfyld|Ret) ferieregnskab$/).click();
  await page.getByRole('dialog').getByLabel('Ansat fra').waitFor();
  return page;
}

const field = (at: Page, name: string) =>
  at.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (at: Page) =>
  at.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();

test.each([1440, 360])(
  'a manager enters a start of employment; the later of two saves is refused and keeps the typed values (%i px)',
  async (width) => {
    const mette = await formOf(company.owner, width);
    await expectAccessible();
    const anders = await formOf(company.administrator, width);
    await field(mette, 'Ansat fra').fill(formatDate('2025-03-01'));
    await expectToast(mette, 'gemt', () => save(mette));
    await mette.getByText('Optjent', { exact: false }).first().waitFor();

    await field(anders, 'Ansat fra').fill(formatDate('2025-04-01'));
    await field(anders, 'Sidste arbejdsdag').fill(formatDate('2027-12-31'));
    await save(anders);
    await anders
      .getByText('En anden har imens ændret ferieregnskabet.', { exact: false })
      .waitFor();
    await expectAccessible();
    await anders.getByRole('button', { name: 'Hent det nyeste' }).click();
    await anders.getByText('En anden har ændret: Ansat fra.', { exact: false }).waitFor();
    await expect.poll(() => field(anders, 'Sidste arbejdsdag').inputValue()).toBe('31-12-2027');
    await expectToast(anders, 'gemt', () => save(anders));
    expect(await account()).toMatchObject({ employeduntil: '2027-12-31' });
  },
);

test('on Starter the person’s page offers Pro, and a balance from before can be read', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  await openScreen(`/myteam/${sara}`, { as: company.owner, width: 360 });
  await page.getByText('Ferie og fravær er med i Pro').waitFor();
  await button('Se planer').waitFor();
  await expect.poll(() => button(/ferieregnskab$/).count()).toBe(0);
  await expectAccessible();

  await changeCompany(company.companyId, { plan: 'pro' });
  const account = { employedfrom: '2025-03-01', employeduntil: '', opening: null, corrections: [] };
  await company.owner.call(vacationRoutes.saveHolidayAccount, {
    body: { employeeid: sara, ...account },
  });
  await applyFor(company.owner, { employeeid: sara });
  await changeCompany(company.companyId, { plan: 'starter' });
  await page.reload();
  await page.getByText('Det, I har fra før, kan stadig ses her.', { exact: false }).waitFor();
  await page.getByText('Optjent', { exact: false }).first().waitFor();
  await expect.poll(() => button(/ferieregnskab$/).count()).toBe(0);
});
