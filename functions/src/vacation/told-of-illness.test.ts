import { orderRoutes } from '@driftig/contracts/orders/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { applyFor, today } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { expectCompleteMail, mailsTo } from '@driftig/tests/support/stack/mails';
import { shownTo, tellAll, tellAndMailAll } from '@driftig/tests/support/company/notifications';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { changeUser } from '@driftig/tests/support/company/users';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const name = 'Jonas Bak';

async function planned(days: number, orderTitle: string): Promise<number> {
  const date = addDays(today(), days);
  const { id, ordernumber } = await placeShift(company.owner, {
    orderTitle,
    startDate: date,
    endDate: date,
  });
  await assign(company.owner, id, [company.employee.user.userId]);
  return ordernumber;
}

const sick = (fields: object = {}) =>
  applyFor(company.employee, { type: 'sickness', startdate: today(), open: 1, ...fields });
/** Notifications of illness; planning the orders sent others. */
const absent = () => company.employee.user.userId;
const ofIllness = async (who = company.owner) =>
  (await shownTo(who)).filter(({ kind }) => kind === 'absenceReported');

test('managers are told who is ill and on which orders, with the way to each, once', async () => {
  const first = await planned(1, 'Bryllup');
  const second = await planned(14, 'Reception');
  await planned(15, 'Om 15 dage');
  await sick();
  await tellAll(company);
  await tellAll(company);
  for (const who of [company.owner, company.administrator])
    expect(await ofIllness(who)).toMatchObject([
      {
        title: `${name} er syg og er på 2 ordrer de næste 14 dage`,
        text: `Sygdom fra ${formatDate(today())}.`,
        path: '/order?staffing=soon',
        links: [
          {
            label: `Ordre ${first}: Bryllup, ${formatDate(addDays(today(), 1))} kl. 14:00-20:00`,
            path: `/order/${first}?replace=${absent()}`,
          },
          { path: `/order/${second}?replace=${absent()}` },
        ],
      },
    ]);
  expect(await ofIllness(company.employee)).toEqual([]);
});

test('and by mail, with the address of each order', async () => {
  const numbers = [await planned(1, 'Bryllup'), await planned(2, 'Reception')];
  await sick();
  await tellAndMailAll(company);
  const [mail, ...others] = await mailsTo(company.owner.user.email);
  expect(others).toEqual([]);
  expectCompleteMail(mail);
  expect(mail?.subject).toBe(`${name} er syg og er på 2 ordrer de næste 14 dage`);
  for (const number of numbers) {
    expect(mail?.body.text).toContain(
      `${process.env['SITE_URL']}/order/${number}?replace=${absent()}`,
    );
    expect(mail?.body.html).toContain(
      `href="${process.env['SITE_URL']}/order/${number}?replace=${absent()}"`,
    );
  }
});

test('with one order the notification links to it; without one it says who is ill', async () => {
  await sick({ startdate: addDays(today(), -9), enddate: addDays(today(), -8), open: 0 });
  const number = await planned(1, 'Bryllup');
  await applyFor(company.employee, { type: 'childsick', startdate: addDays(today(), 1) });
  await tellAll(company);
  expect(await ofIllness()).toMatchObject([
    {
      title: `${name} har barnets 1. sygedag og er på en ordre de næste 14 dage`,
      path: `/order/${number}?replace=${absent()}`,
    },
    { title: `${name} er syg`, path: '/vacat?status=approved' },
  ]);
});

test('a cancelled order lacks no people', async () => {
  const number = await planned(1, 'Bryllup');
  const order = await company.store.orders.find(number);
  await company.owner.call(orderRoutes.changeOrderStatus, {
    body: { id: order?.id ?? '', invoicechose: 4 },
  });
  await sick();
  await tellAll(company);
  expect(await ofIllness()).toMatchObject([{ title: `${name} er syg` }]);
});

test('where a manager reports it, the other managers read whose illness it is', async () => {
  const { owner, administrator, employee } = company;
  const fields = { type: 'sickness', employeeid: employee.user.userId, startdate: today() };
  await applyFor(owner, fields);
  await tellAll(company);
  expect(await ofIllness(owner)).toEqual([]);
  expect(await ofIllness(administrator)).toMatchObject([{ title: `${name} er syg` }]);
});

test('an application is no illness, and a report that was deleted before is not told', async () => {
  await applyFor(company.employee);
  const { id } = await sick();
  await company.employee.call(vacationRoutes.deleteAbsence, { params: { id } });
  await tellAll(company);
  expect(await ofIllness()).toEqual([]);
});

test('a former manager does not see whose illness it was', async () => {
  const { administrator } = company;
  await sick();
  await tellAll(company);
  await changeUser(administrator.user, { role: 'employee' });
  expect(await ofIllness(administrator)).toMatchObject([
    { title: 'En medarbejder er syg', text: '', path: '/dashboard', links: [] },
  ]);
});
