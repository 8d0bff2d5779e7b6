import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { addDays, yearOf } from '@driftig/domain/dates';
import { applyAndApprove, applyFor, today } from '@driftig/tests/support/company/absences';
import { createCalendarFile } from '@driftig/tests/support/company/shifts';
import {
  addCaller,
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createCustomer } from '@driftig/tests/support/company/customers';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { call } from '@driftig/tests/support/stack/call';
import ICAL from 'ical.js';
import { ulid } from 'ulid';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let company: TestCompany;
let sara: Caller;
beforeEach(async () => {
  company = await createCompany();
  sara = await addCaller(company, 'Sara');
});

const open = (file: string, headers: Record<string, string> = {}) =>
  call(calendarRoutes.showCalendarFeed, {
    params: { file },
    headers: { 'x-viewer-address': ulid(), ...headers },
  });

/** The events of a calendar, as an app reads them. */
async function eventsOf(file: string) {
  const { status, text } = await open(file);
  expect(status).toBe(200);
  const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

const day = addDays(today(), 10);

async function shiftFor(who: Caller, changes: object = {}) {
  const order = await placeShift(company.owner, { startDate: day, endDate: day, ...changes });
  await assign(company.owner, order.id, [who.user.userId]);
  return order;
}

test("an app reads the person's shifts with title, place and time, and no phone of the customer", async () => {
  const customerid = await createCustomer(company.owner, {
    company: 'Aarhus Teater',
    phone: '20304050',
    address: 'Teatergaden 1',
    zipcode: '8000',
    town: 'Aarhus C',
  });
  const orderTitle = 'Fest; æøå, "citat" \\ og 🎉 med et langt navn, der foldes over flere linjer';
  const { id, ordernumber } = await shiftFor(sara, { customerid, orderTitle });
  await shiftFor(company.employee, { orderTitle: 'En andens' });
  const file = await createCalendarFile(sara);
  const events = await eventsOf(file);
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event).toMatchObject({
    uid: `shift-${id}@driftig`,
    summary: orderTitle,
    location: 'Teatergaden 1, 8000 Aarhus C',
    description: null,
  });
  expect(event?.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event?.component.getFirstPropertyValue('url')).toMatch(`/order/${ordernumber}`);
  expect((await open(file)).text).not.toContain('20304050');
});

/** The next last Sunday of a month, on which the clock changes. */
function nextChange(month: '03' | '10'): string {
  const lastSunday = (year: number) => {
    const end = `${year}-${month}-31`;
    return addDays(end, -new Date(`${end}T00:00:00Z`).getUTCDay());
  };
  const ofThisYear = lastSunday(yearOf(today()));
  return ofThisYear > today() ? ofThisYear : lastSunday(yearOf(today()) + 1);
}

test.each([
  ['spring', nextChange('03'), [0, '00:30'], '01:30'],
  ['autumn', nextChange('10'), [-1, '23:30'], '02:30'],
] as const)(
  'a shift on the night of %s when the clock changes has its time by UTC',
  async (_, date, [dayBefore, from], to) => {
    const night = { startTime: '01:30', endTime: '03:30' };
    await shiftFor(sara, { startDate: date, endDate: date, ...night });
    const [event] = await eventsOf(await createCalendarFile(sara));
    const utc = [event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString());
    expect(utc).toEqual([`${addDays(date, dayBefore)}T${from}:00.000Z`, `${date}T${to}:00.000Z`]);
  },
);

test('approved absence is whole days named Fravær, without its kind; Starter has none', async () => {
  const time = { startdate: day, enddate: addDays(day, 1) };
  await applyAndApprove(sara, company.owner, { ...time, comment: 'Hos lægen' });
  await applyFor(sara, { startdate: addDays(day, 5), enddate: addDays(day, 5) });
  const file = await createCalendarFile(sara);
  const [event, ...others] = await eventsOf(file);
  expect(others).toEqual([]);
  expect(event?.summary).toBe('Fravær');
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([day, addDays(day, 2)]);
  expect((await open(file)).text).not.toMatch(/lægen|ferie/i);
  await changeCompany(company.companyId, { plan: 'starter' });
  expect(await eventsOf(file)).toEqual([]);
});

test('it reaches from 30 days back to twelve months ahead', async () => {
  for (const days of [-32, -29, 300, 400]) {
    const date = addDays(today(), days);
    await shiftFor(sara, { startDate: date, endDate: date, orderTitle: String(days) });
  }
  const events = await eventsOf(await createCalendarFile(sara));
  expect(events.map(({ summary }) => summary)).toEqual(['-29', '300']);
});

test('its last day is there also where its days lie in fifteen months', async () => {
  await shiftFor(sara, { startDate: '2028-03-01', endDate: '2028-03-01', orderTitle: 'Forår' });
  const file = await createCalendarFile(sara);
  vi.setSystemTime('2027-03-01T12:00:00.000Z');
  onTestFinished(() => void vi.useRealTimers());
  expect((await eventsOf(file)).map(({ summary }) => summary)).toEqual(['Forår']);
});

test('unchanged it is answered with 304, and a change has a higher sequence', async () => {
  const { id } = await shiftFor(sara);
  const file = await createCalendarFile(sara);
  const first = await open(file);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="driftig.ics"',
  });
  const etag = first.headers['etag'] ?? '';
  const again = await open(file, { 'if-none-match': `W/${etag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  const [before] = await eventsOf(file);
  await assign(company.owner, id, [sara.user.userId, company.employee.user.userId]);
  expect((await open(file, { 'if-none-match': etag })).status).toBe(200);
  const [after] = await eventsOf(file);
  expect(after?.uid).toBe(before?.uid);
  expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
});

test('a new address ends the old one, and switched off there is none', async () => {
  const old = await createCalendarFile(sara);
  const made = await createCalendarFile(sara);
  expect([(await open(old)).status, (await open(made)).status]).toEqual([404, 200]);
  await sara.call(calendarRoutes.removeCalendarAddress);
  expect((await open(made)).status).toBe(404);
});

test('an unknown address, an inactive person and a suspended company are answered alike', async () => {
  const file = await createCalendarFile(sara);
  const unknown = await open(`${'A'.repeat(43)}.ics`);
  expect(unknown.status).toBe(404);
  const shape = ({ status, json }: Awaited<ReturnType<typeof open>>) => {
    const { requestId: _, ...rest } = json as Record<string, unknown>;
    return { status, ...rest };
  };
  expect(shape(await open('x'))).toEqual(shape(unknown));
  await changeCompany(company.companyId, { suspended: true });
  expect(shape(await open(file))).toEqual(shape(unknown));
  await changeCompany(company.companyId, { suspended: false });
  expect((await open(file)).status).toBe(200);
  const body = { id: sara.user.userId };
  expect((await company.owner.call(employeeRoutes.deactivateEmployee, { body })).status).toBe(200);
  expect(shape(await open(file))).toEqual(shape(unknown));
});

test('unknown addresses are refused (429) after 30 from one network', async () => {
  const address = { 'x-viewer-address': ulid() };
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await open('x', address)).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect((await open(await createCalendarFile(sara), address)).status).toBe(200);
});
