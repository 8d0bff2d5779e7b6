import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { applyFor, applyAndApprove, coming, today } from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { shownTo, tellAll, tellingsOf } from '@driftig/tests/support/company/notifications';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const remove = ({ call }: Caller, id: string) =>
  call(vacationRoutes.deleteAbsence, { params: { id } });
const edit = ({ call }: Caller, id: string, fields: object) =>
  call(vacationRoutes.editAbsence, { params: { id }, body: { startdate: coming(), ...fields } });
const day = (days = 0) => formatDate(coming(days));

test('deleting holiday notifies its employee once, and no one else', async () => {
  const { id } = await applyAndApprove(company.employee, company.owner);
  await tellAll(company);
  await remove(company.administrator, id);
  await remove(company.administrator, id);
  await tellAll(company);
  await tellAll(company);
  const [newest, ...older] = await shownTo(company.employee);
  expect(newest).toMatchObject({
    kind: 'absenceDecided',
    title: 'Din ansøgning om ferie er slettet',
    text: expect.stringContaining(`har slettet din ansøgning om ferie ${day()}.`),
    path: '/vacat',
  });
  expect(older.map(({ title }) => title)).toEqual(['Din ansøgning om ferie er godkendt']);
  for (const who of [company.owner, company.administrator]) expect(await shownTo(who)).toEqual([]);
});

test('changing holiday notifies its employee with the old dates; two changes with the last', async () => {
  const { id } = await applyFor(company.employee);
  await edit(company.owner, id, { enddate: coming(1) });
  await edit(company.owner, id, { enddate: coming(2), type: 'extraday' });
  await tellAll(company);
  expect(await shownTo(company.employee)).toMatchObject([
    {
      kind: 'absenceDecided',
      title: 'Din ansøgning om feriefridag er ændret',
      text: `Mette Prøve har ændret din ansøgning. Nu er det feriefridag ${day()} til ${day(2)}. Før var det ferie ${day()} til ${day(1)}.`,
    },
  ]);
});

test('that a manager ended an illness is told', async () => {
  const startdate = addDays(today(), -4);
  const { id } = await applyFor(company.employee, { type: 'sickness', startdate, open: 1 });
  const body = { enddate: addDays(today(), -1) };
  await company.owner.call(vacationRoutes.endAbsence, { params: { id }, body });
  await tellAll(company);
  expect(await shownTo(company.employee)).toMatchObject([
    { title: 'Din ansøgning om sygdom er ændret' },
  ]);
});

test('the user’s own changes, and a changed comment alone, send no notification', async () => {
  const { employee, owner } = company;
  const { id } = await applyFor(employee);
  const body = { startdate: coming(3) };
  await employee.call(vacationRoutes.updateAbsence, { params: { id }, body });
  await edit(owner, id, { startdate: coming(3), comment: 'Efter aftale' });
  const own = await applyFor(owner);
  await edit(owner, own.id, { enddate: coming(1) });
  await remove(owner, own.id);
  await remove(employee, id);
  const told = (await tellingsOf(company)).flatMap(({ payload }) => payload['tellings']);
  // The two applications themselves, for managers.
  expect(told).toMatchObject([
    { occasion: { kind: 'absenceApplied' } },
    { occasion: { kind: 'absenceApplied' } },
  ]);
});
