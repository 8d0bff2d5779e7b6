import { timeRoutes } from '@driftig/contracts/time/routes';
import { yearOf } from '@driftig/domain/dates';
import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { today } from '../support/company/hours.ts';
import { createPeople } from '../support/company/planning.ts';
import {
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const textbox = (name: string | RegExp) => dialog().getByRole('textbox', { name });

test.each([1440, 360])(
  'a person gets a norm of their own from a date, and organises their own work (%i px)',
  async (width) => {
    const company = await createCompany();
    const [sara = ''] = await createPeople(company, ['Sara Winther']);
    await openScreen(`/myteam/${sara}`, { as: company.owner, width });
    await seen('Følger virksomhedens norm.').waitFor();
    await button('Ret arbejdstid').click();
    await dialog().getByRole('button', { name: 'Tilføj norm' }).click();
    await textbox(/^Gælder fra/).fill('01-01-2026');
    await textbox('Man').fill('6');
    await dialog().getByRole('button', { name: 'Samme alle dage' }).click();
    await textbox('Fre').fill('5,5');
    await dialog().getByText('29,50').waitFor();
    await expectAccessible();
    await textbox(/^Selvtilrettelægger fra/).fill('01-03-2026');
    await textbox(/^Fylder 18 år den/).fill(`04-05-${yearOf(today()) + 1}`);
    await expectToast(page, 'Arbejdstiden er gemt.', () => dialogButton('Gem').click());
    await seen('29,50 timer om ugen').waitFor();
    await seen('Selvtilrettelægger fra 01-03-2026').waitFor();
    await seen(/^Under 18 år, fylder 18 den 04-05-/).waitFor();
    await expectAccessible();

    // Another user saves while it is edited: both get a message, and nothing typed is lost.
    await button('Ret arbejdstid').click();
    await textbox(/^Selvtilrettelægger fra/).fill('01-04-2026');
    await company.administrator.call(timeRoutes.saveTimeTerms, {
      body: { employeeid: sara, norms: [], selforganiserfrom: '' },
    });
    await dialogButton('Gem').click();
    await dialog().getByText('En anden har imens ændret arbejdstiden.').waitFor();
    await expectAccessible();
    await dialogButton('Hent det nyeste').click();
    await dialog()
      .getByText(/^En anden har ændret: Egen norm/)
      .waitFor();
    await expectToast(page, 'Arbejdstiden er gemt.', () => dialogButton('Gem').click());
    await seen('Selvtilrettelægger fra 01-04-2026').waitFor();
    const { json } = await company.owner.call(timeRoutes.getTimeTerms, { params: { id: sara } });
    expect(json).toMatchObject({ norms: [], selforganiserfrom: '2026-04-01' });
  },
);
