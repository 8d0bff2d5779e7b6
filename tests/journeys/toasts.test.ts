import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createProject, register, workDay } from '../support/company/hours.ts';
import { createPeople } from '../support/company/planning.ts';
import {
  button,
  dialog,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
  const projectId = await createProject(company.owner, 'Lager og klargøring');
  const people = await createPeople(company, ['Sara Winther', 'Jonas Bak']);
  for (const employeeId of people)
    await register(company.owner, { projectId, employeeId, date: workDay(2) });
});

/** The buttons that cannot be pressed, since a toast lies on them. */
function coveredButtons(): Promise<readonly string[]> {
  return page.evaluate(() => {
    const covered = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && hit.closest('.mantine-Notification-root') !== null;
    };
    return [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
      .filter(covered)
      .map((button) => button.innerText);
  });
}

test.each([
  ['a dialog', /^Afvis Jonas Bak/],
  ['a sheet', /^Jonas Bak/],
])(
  'a toast with Fortryd covers no button of %s that opens below it on a phone',
  async (_, next) => {
    await openScreen('/approvehours?status=pending', { as: company.owner, width: 360 });
    await rowOf('Sara Winther').waitFor();
    await button(/^Godkend Sara Winther/).click();
    const undo = button('Fortryd');
    await undo.waitFor();
    await button(next).click();
    await dialog()
      .getByRole('button', { name: 'Annuller' })
      .or(dialog().getByRole('button', { name: 'Godkend' }))
      .first()
      .waitFor();
    await expect.poll(coveredButtons).toEqual([]);
    // Nor does it move away: what was done can still be taken back.
    await undo.click();
    await rowOf('Sara Winther').waitFor({ state: 'attached' });
  },
);
