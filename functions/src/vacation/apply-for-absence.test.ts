import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import { addDays } from '@driftig/domain/dates';
import {
  applyFor,
  applyAndApprove,
  coming,
  decide,
  listAbsences,
  mine,
  sendApplication,
  today,
} from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { createPeople } from '@driftig/tests/support/company/planning';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

test('an application waits, and is seen by its person and by managers', async () => {
  const { employee, owner } = company;
  const comment = 'Efterårsferie';
  const entry = await applyFor(employee, { enddate: coming(4), comment });
  expect(entry).toMatchObject({
    employeeid: employee.user.userId,
    employeename: 'Jonas Bak',
    type: 'vacation',
    startdate: coming(),
    enddate: coming(4),
    timefrom: '',
    timeto: '',
    comment,
    status: 0,
    statusreason: '',
    open: 0,
    appliedat: today(),
    version: 1,
  });
  expect(await mine(employee)).toEqual([entry]);
  expect(await listAbsences(owner, '0')).toEqual({ data: [entry], total: 1 });
});

test('fields that a screen sends back with an entry are ignored', async () => {
  const { employee } = company;
  const fields = { id: 'x', employeename: 'Mette', status: 1, isNew: true, isEditable: true };
  expect(await applyFor(employee, fields)).toMatchObject({ status: 0, employeename: 'Jonas Bak' });
});

describe('the end', () => {
  test.each([
    ['is the start where it is left out', {}, { enddate: coming() }],
    ['is blank', { enddate: '', timefrom: '', timeto: '' }, { enddate: coming() }],
    [
      'moves one day on when it lies before the start',
      { timefrom: '22:00', timeto: '06:00' },
      { enddate: coming(1), timefrom: '22:00', timeto: '06:00' },
    ],
    [
      'at 00:00 is the end of the day',
      { timefrom: '00:00', timeto: '00:00' },
      { enddate: coming(), timefrom: '', timeto: '' },
    ],
  ])('%s', async (_what, fields, kept) => {
    expect(await applyFor(company.employee, fields)).toMatchObject(kept);
  });
});

test('illness and a child’s first sick day need no approval', async () => {
  const sick = await applyFor(company.employee, { type: 'sickness', startdate: today(), open: 1 });
  expect(sick).toMatchObject({ status: 1, open: 1, enddate: today() });
  const child = await applyFor(company.employee, { type: 'childsick' });
  expect(child).toMatchObject({ status: 1, open: 0 });
});

describe('for others', () => {
  test('a manager applies, and the person sees it', async () => {
    const { owner, employee } = company;
    const entry = await applyFor(owner, { employeeid: employee.user.userId });
    expect(entry).toMatchObject({ employeename: 'Jonas Bak', status: 0 });
    expect(await mine(employee)).toEqual([entry]);
  });

  test('an employee never does, whether there is such a person or not', async () => {
    const { owner, employee } = company;
    for (const employeeid of [owner.user.userId, 'nobody'])
      expect(await sendApplication(employee, { employeeid })).toMatchObject({
        status: 403,
        json: { message: 'Du kan kun søge for dig selv.' },
      });
    expect(await listAbsences(owner, '0,1,2')).toEqual({ data: [], total: 0 });
  });

  test('applying for a person of another company is refused', async () => {
    const { employee } = await createCompany();
    const answer = await sendApplication(company.owner, { employeeid: employee.user.userId });
    expect(answer.status).toBe(404);
    expect(await mine(employee)).toEqual([]);
  });
});

describe('an application that overlaps another of the same person', () => {
  test('is refused (409) with the one that stands, and nothing is stored', async () => {
    const { employee, owner } = company;
    await applyAndApprove(employee, owner, { enddate: coming(2) });
    const answer = await sendApplication(employee, { startdate: coming(2), type: 'careday' });
    const [from, to] = [coming(), coming(2)].map((date) => date.split('-').toReversed().join('-'));
    expect(answer).toMatchObject({
      status: 409,
      json: {
        code: 'absence_overlaps',
        message: `Der er allerede ferie ${from} til ${to} (godkendt).`,
      },
    });
    expect(await mine(employee)).toHaveLength(1);
  });

  test('may begin at the minute when the other ends, and on the days of one that was rejected', async () => {
    const { employee, owner } = company;
    await applyFor(employee, { timefrom: '08:00', timeto: '12:00' });
    await applyFor(employee, { timefrom: '12:00', timeto: '15:00' });
    const other = await applyFor(employee, { startdate: coming(3) });
    await decide(owner, other.id, 2);
    await applyFor(employee, { startdate: coming(3) });
    expect(await mine(employee)).toHaveLength(4);
  });

  test('is found over New Year', async () => {
    const year = Number(today().slice(0, 4));
    const startdate = `${year}-12-28`;
    await applyFor(company.employee, { startdate, enddate: `${year + 1}-01-05` });
    expect(
      (await sendApplication(company.employee, { startdate: `${year + 1}-01-04` })).status,
    ).toBe(409);
    expect((await sendApplication(company.employee, { startdate: `${year}-12-31` })).status).toBe(
      409,
    );
    expect(await mine(company.employee)).toHaveLength(1);
  });

  test('two at once: one stands, the other is told', async () => {
    const { employee } = company;
    await employee.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([sendApplication(employee), sendApplication(employee)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await mine(employee)).toHaveLength(1);
  });

  test('two at once on different days both stand', async () => {
    const { employee } = company;
    await employee.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      sendApplication(employee),
      sendApplication(employee, { startdate: coming(7) }),
    ]);
    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(await mine(employee)).toHaveLength(2);
  });

  test('by two people is allowed', async () => {
    const [sara = ''] = await createPeople(company, ['Sara']);
    await applyFor(company.employee);
    await applyFor(company.owner, { employeeid: sara });
    expect((await listAbsences(company.owner, '0')).total).toBe(2);
  });
});

describe('refused, and nothing is stored:', () => {
  const year = Number(today().slice(0, 4));
  test.each([
    [
      'an end before the start',
      { enddate: coming(-2) },
      'enddate',
      'Slutdatoen ligger før startdatoen.',
    ],
    [
      'a day long ago',
      { startdate: `${year - 6}-06-01` },
      'startdate',
      `Startdatoen kan tidligst ligge i ${year - 5}.`,
    ],
    [
      'a day far ahead',
      { startdate: `${year + 3}-06-01` },
      'enddate',
      `Slutdatoen kan senest ligge i ${year + 2}.`,
    ],
    [
      'more than two years',
      { startdate: `${year - 1}-01-01`, enddate: `${year + 1}-06-01` },
      'enddate',
      'Vælg en periode på højst to år.',
    ],
    [
      'two days of a first sick day',
      { type: 'childsick', enddate: coming(1) },
      'enddate',
      'Barnets 1. sygedag er højst én dag.',
    ],
    ['a holiday without an end', { open: 1 }, 'type', 'Ferie skal have en slutdato.'],
    [
      'an illness that has not begun',
      { type: 'sickness', open: 1 },
      'startdate',
      'Man kan ikke melde sig syg på forhånd.',
    ],
    ['an unknown kind', { type: 'strike' }, 'type', 'Typen findes ikke.'],
    ['a date that is none', { startdate: '2027-02-30' }, 'startdate', 'Datoen findes ikke.'],
    ['a long comment', { comment: 'a'.repeat(501) }, 'comment', 'Højst 500 tegn.'],
  ])('%s', async (_what, fields, field, text) => {
    expect(await sendApplication(company.employee, fields)).toMatchObject({
      status: 400,
      json: { fields: { [field]: text } },
    });
    expect(await mine(company.employee)).toEqual([]);
  });
});

test('a retry with the same Idempotency-Key answers the first entry again', async () => {
  const send = () =>
    company.employee.call(vacationRoutes.applyForAbsence, {
      body: { startdate: coming() },
      headers: { 'idempotency-key': 'a'.repeat(20) },
    });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(await mine(company.employee)).toHaveLength(1);
});

test('an application on Starter is refused (402), and nothing is stored', async () => {
  const { employee } = await createCompany({ plan: 'starter' });
  expect(await sendApplication(employee)).toMatchObject({
    status: 402,
    json: { code: 'plan_limit' },
  });
});

test('a year holds 200: deleted applications make room, those that stand do not', async () => {
  const { employee, store } = company;
  const year = Number(coming().slice(0, 4));
  const person = employee.user.userId;
  const day = (index: number) => addDays(`${year}-01-01`, index);
  const one = (index: number, status: 'deleted' | 'rejected') => ({
    absenceId: `${person}.old${index}`,
    employeeId: person,
    type: 'vacation' as const,
    status,
    startDate: day(index),
    endDate: day(index),
    startTime: '',
    endTime: '',
    comment: '',
    reason: '',
    isOpen: false,
    returnsHoliday: false,
    appliedAt: today(),
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  });
  const fill = (version: number, status: 'deleted' | 'rejected') => {
    const absences = Array.from({ length: 200 }, (_, index) => one(index, status));
    const before = { employeeId: person, year, absences: [], version };
    return store.commit({
      writes: store.vacation.saveYear({
        before,
        after: { ...before, absences, version: version + 1 },
      }),
      audit: { action: 'vacation.changed', subject: 'absence test' },
    });
  };
  await fill(0, 'deleted');
  expect((await sendApplication(employee)).status).toBe(201);
  await fill(2, 'rejected');
  expect(await sendApplication(employee, { startdate: coming(1) })).toMatchObject({
    status: 409,
    json: { message: 'Der kan højst være 200 fravær på et år.' },
  });
});
