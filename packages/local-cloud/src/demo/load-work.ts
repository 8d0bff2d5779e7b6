import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import { sampleIds } from '@driftig/contracts/core/sample';
import type { User } from '@driftig/domain/auth/user';
import { addDays, type DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { newRecord, type FilledValues } from '@driftig/domain/records/record';
import { placeOrder } from '@driftig/functions/changes/orders/place-order';

import { enquiryRows, type DemoEnquiry } from './enquiries.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { Random } from './random.ts';

/** DynamoDB takes 100 items per transaction; some are left for the counters. */
const batch = 90;
const weeksOfHours = 10;
const eventDepartments = new Set(['Opsætning', 'Servering', 'Lyd og lys']);

/** Loads working hours on the orders of the last weeks, a few people on each. */
export async function loadHours(
  writer: DemoWriter,
  random: Random,
  orders: readonly Order[],
  today: DateText,
): Promise<void> {
  const { store } = writer.at(`${today}T06:00:00.000Z`);
  const departments = new Map(
    (await store.departments.list()).map(({ departmentId, name }) => [departmentId, name]),
  );
  const crew = (await store.users.list()).filter(
    ({ status, departmentId }) =>
      status === 'active' && eventDepartments.has(departments.get(departmentId) ?? ''),
  );
  const since = addDays(today, -7 * weeksOfHours);
  const worked = orders.filter(
    ({ status, startDate, endDate }) =>
      status === 'done' && startDate > since && endDate < today && startDate === endDate,
  );
  const hours = worked.flatMap((order) =>
    crew
      .filter(() => random.chance(0.4))
      .map((person) => hoursOf(order, person, departments.get(person.departmentId) ?? '')),
  );
  await insertAll(writer, 'employeeshours', hours, sampleIds.employeesHours);
}

interface DatedRecord {
  readonly at: string;
  readonly values: FilledValues;
}

function hoursOf(order: Order, person: User, department: string): DatedRecord {
  const { id: orderId, number, title, startDate: date, startTime: from, endTime: to } = order;
  const values = newRecord(storedTypes.employeeshours, {
    employeeId: person.userId,
    orderId,
    date,
    fromTime: from,
    toTime: to > from ? to : '23:59',
  });
  const names = { name: person.name, department, orderTitle: `${number} ${title}` };
  return { at: `${date}T22:00:00.000Z`, values: { ...values, ...names } };
}

/** Loads recent enquiries, some of them waiting for an answer. */
export async function loadEnquiries(
  writer: DemoWriter,
  random: Random,
  now: string,
): Promise<void> {
  const today = now.slice(0, 10);
  const enquiries = enquiryRows.map((row, index) => enquiryOf(row, index, today, random));
  await insertAll(writer, 'enquiries', enquiries, sampleIds.enquiry);
  await orderOldestEnquiry(writer, now);
}

/** Creates an order from the oldest enquiry, which links the two. */
async function orderOldestEnquiry(writer: DemoWriter, now: string): Promise<void> {
  const here = writer.at(now);
  const { values } = await here.store.records.get('enquiries', sampleIds.enquiry);
  const text = (name: string) => String(values[name] ?? '');
  const order = {
    title: `${text('event')}, ${text('name')}`,
    startDate: text('date'),
    endDate: text('date'),
    startTime: text('fromTime'),
    endTime: text('toTime'),
    description: text('message'),
    enquiryId: sampleIds.enquiry,
  };
  await placeOrder(here, order, ({ id }) => id);
}

function enquiryOf(row: DemoEnquiry, index: number, today: DateText, random: Random): DatedRecord {
  const { daysAhead, ...fields } = row;
  const age = enquiryRows.length - index;
  const hour = String(random.between(8, 16)).padStart(2, '0');
  return {
    at: `${addDays(today, -age)}T${hour}:15:00.000Z`,
    values: newRecord(storedTypes.enquiries, { ...fields, date: addDays(today, daysAhead) }),
  };
}

async function insertAll(
  writer: DemoWriter,
  typeName: StoredTypeName,
  rows: readonly DatedRecord[],
  firstId: string,
): Promise<void> {
  const inOrder = rows.toSorted((a, b) => a.at.localeCompare(b.at));
  for (let from = 0; from < inOrder.length; from += batch) {
    const part = inOrder.slice(from, from + batch);
    const { store } = writer.at(part[0]?.at ?? '');
    await store.commit({
      writes: store.records.insert(
        typeName,
        part.map(({ at, values }, index) => {
          const id = from + index === 0 ? firstId : writer.at(at).newId();
          return { id, values, at };
        }),
      ),
      audit: { action: 'records.created', subject: `${part.length} ${typeName}` },
    });
  }
}
