import { sampleIds } from '@driftig/contracts/core/sample';
import { orderStatuses } from '@driftig/contracts/records/types/orders';
import { roles } from '@driftig/contracts/records/types/employees';
import type { CompanyStore } from '@driftig/data/store';
import { channelIdOf } from '@driftig/domain/chat/channel';
import { addDays, type DateText } from '@driftig/domain/dates';
import { prepaidGross } from '@driftig/domain/invoices/deposit';
import { progressOf } from '@driftig/domain/taskboard/progress';
import { rowFlexes } from '@driftig/domain/time/flex';
import { durationOf, durationText } from '@driftig/domain/vacation/duration';
import { normFacts } from '@driftig/functions/time/norm-facts';

interface DemoPerson {
  readonly userId: string;
  readonly name: string;
}

/** The contents of the front page's example screens: hours, orders, people and an invoice of the demo company on a day. */
export async function frontExamples(store: CompanyStore, today: DateText) {
  const people = new Map((await store.users.list()).map((one) => [one.userId, one]));
  const nameOf = (userId: string) => people.get(userId)?.name ?? '';
  const month = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
  return {
    month,
    hours: await hoursToApprove(store, today, [...people.values()]),
    week: await weekOf(store, today, sampleIds.employee),
    orders: await ordersOf(store, { from: addDays(today, -4), month, nameOf }),
    invoice: await invoiceWithDeposit(store),
    people: await listedPeople(store),
    absences: await absencesOf(store, today, nameOf),
    messages: await messagesOf(store, [...people.values()]),
    task: await taskWithChecklist(store),
  };
}

/** A row of each of six people who wait for an answer, newest first; of days with one row alone. */
async function hoursToApprove(store: CompanyStore, today: DateText, people: readonly DemoPerson[]) {
  const rows = await rowsOf(store, today);
  const waiting = people.flatMap(({ userId, name }, index) => {
    const own = rows.filter((row) => row.employeeId === userId && row.status === 'pending');
    const chosen = own.find(({ isInternal }) => !isInternal) ?? own[index % own.length];
    return chosen === undefined ? [] : [{ person: name, ...shown(chosen) }];
  });
  return waiting
    .slice(0, 6)
    .toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

/** The last three days of a person. */
async function weekOf(store: CompanyStore, today: DateText, userId: string) {
  const rows = await rowsOf(store, today);
  return rows
    .filter(({ employeeId }) => employeeId === userId)
    .slice(-3)
    .map(shown);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const shown = ({ date, projectName, hundredths, flex }: Row) => ({
  date,
  project: projectName.replace(/^\d+ /, ''),
  worked: hundredths,
  flex,
});

/** Hours of days on which a person has one row, up to a day, oldest first. */
async function rowsOf(store: CompanyStore, today: DateText) {
  const month = today.slice(0, 7);
  const facts = await normFacts(store, { from: `${month}-01`, to: today, today });
  const months = await store.time.listMonth(month);
  return months.flatMap(({ employeeId, reports }) => {
    const flexes = rowFlexes(reports, facts.of(employeeId));
    const byDate = Map.groupBy(reports, ({ date }) => date);
    return reports
      .filter(({ date, kind }) => kind === 'work' && date < today && byDate.get(date)?.length === 1)
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .map((report) => ({ ...report, flex: flexes.get(report.reportId)?.flexHundredths ?? 0 }));
  });
}

interface OrdersWanted {
  readonly from: DateText;
  readonly month: string;
  readonly nameOf: (userId: string) => string;
}

/** Orders that need people, from a day until the end of a month. */
async function ordersOf(store: CompanyStore, { from, month, nameOf }: OrdersWanted) {
  const rows = await store.orders.listStarting(from, `${month}-31`);
  const orders = await store.orders.listByNumber(rows.map(({ number }) => number));
  return orders
    .filter(({ neededEmployees = 0 }) => neededEmployees > 0)
    .toSorted((one, other) => one.number - other.number)
    .map(({ planning, company, name, status, neededEmployees = 0, ...order }) => ({
      number: order.number,
      title: order.title,
      customer: company || name,
      date: order.startDate,
      from: order.startTime,
      to: order.endTime,
      people: (planning?.assignedIds ?? []).map(nameOf),
      needed: neededEmployees,
      status: orderStatuses[status].label,
    }));
}

/** The newest invoice from which a deposit is taken. */
async function invoiceWithDeposit(store: CompanyStore) {
  const { rows } = await store.invoices.list({ limit: 500 });
  const invoices = await store.invoices.listOfNumbers(rows.map(({ number }) => number));
  const [invoice] = invoices
    .filter(({ prepayment }) => prepayment !== undefined)
    .toSorted((one, other) => other.number - one.number);
  if (invoice?.prepayment === undefined) throw new Error('No invoice has a deposit.');
  const { number, buyer, lines, sums, prepayment } = invoice;
  return {
    number,
    customer: buyer.company || buyer.name,
    lines: [...lines.items, ...lines.productGroups, ...lines.tasks].map((line) => ({
      what: line.name,
      quantity: line.quantity,
      unit: line.unit,
      ore: line.total,
    })),
    price: sums.price,
    tax: sums.tax,
    deposit: prepaidGross(prepayment),
  };
}

/** The owner, the invited one, and the first of the others, as the list of employees has them. */
async function listedPeople(store: CompanyStore) {
  const departments = new Map(
    (await store.departments.list()).map(({ departmentId, name }) => [departmentId, name]),
  );
  const people = (await store.users.list()).filter(({ status }) => status !== 'inactive');
  const active = people.filter(({ status }) => status === 'active').slice(0, 5);
  return [...active, ...people.filter(({ status }) => status === 'invited')].map((one) => ({
    name: one.name,
    department: departments.get(one.departmentId) ?? '',
    role: roles[one.role].label,
    invited: one.status === 'invited',
  }));
}

/** The first absence that waits for an answer, and the last one that was approved. */
async function absencesOf(
  store: CompanyStore,
  today: DateText,
  nameOf: (userId: string) => string,
) {
  const [waiting] = await store.vacation.listWaiting();
  const ofYear = await store.vacation.listOfYears([Number(today.slice(0, 4))]);
  const approved = ofYear
    .filter(({ status, type }) => status === 'approved' && type === 'vacation')
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .at(-1);
  return [waiting, approved].flatMap((absence) => {
    if (absence === undefined) return [];
    const { employeeId, startDate, endDate, status } = absence;
    const length = durationOf(absence, { weekends: true, holidays: true });
    const days = length === undefined ? '' : durationText(length);
    return [{ person: nameOf(employeeId), startDate, endDate, days, status }];
  });
}

/** The newest messages of two colleagues, as the employee who logs in sees them. */
async function messagesOf(store: CompanyStore, people: readonly DemoPerson[]) {
  const colleague = people.find(({ name }) => name === 'Ali Hassan')?.userId ?? '';
  const channelId = channelIdOf({ kind: 'direct', people: [sampleIds.employee, colleague] });
  const messages = await store.chat.listMessages(channelId, { before: 0, limit: 3 });
  return messages.map(({ senderId, text }) => ({ text, isOwn: senderId === sampleIds.employee }));
}

/** The first task with three points or more. */
async function taskWithChecklist(store: CompanyStore) {
  const task = (await store.taskboard.listTasks()).find(({ subtasks }) => subtasks.length > 2);
  if (task === undefined) throw new Error('No task has three points.');
  return {
    title: task.title,
    progress: progressOf(task),
    points: task.subtasks.map(({ title, status }) => ({ title, done: status === 'completed' })),
  };
}
