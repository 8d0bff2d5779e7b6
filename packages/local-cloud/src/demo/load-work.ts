import { storedTypes, type StoredTypeName } from '@driftig/contracts/records/record-types';
import { sampleIds } from '@driftig/contracts/core/sample';
import { addDays, type DateText } from '@driftig/domain/dates';
import { newRecord, type FilledValues } from '@driftig/domain/records/record';
import { placeOrder } from '@driftig/functions/changes/orders/place-order';

import { enquiryRows, type DemoEnquiry } from './enquiries.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { Random } from './random.ts';

/** DynamoDB takes 100 items per transaction; some are left for the counters. */
const batch = 90;
interface DatedRecord {
  readonly at: string;
  readonly values: FilledValues;
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
