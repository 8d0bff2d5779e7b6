import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mostPictures } from '@driftig/contracts/orders/pictures';
import { sampleIds } from '@driftig/contracts/core/sample';
import { addDays, type DateText } from '@driftig/domain/dates';
import type { Order } from '@driftig/domain/orders/order';
import { newOrderLines } from '@driftig/domain/orders/order-lines';
import { pictureIdOf } from '@driftig/domain/orders/order-picture';
import { drawPhoto } from '@driftig/functions/files/draw-photo';
import { fileStore } from '@driftig/functions/files/files';
import { fileOf, thumbnailOf } from '@driftig/functions/orders/picture-files';

import type { DemoWriter } from './demo-writer.ts';
import { demoLines, demoNotes, demoPictures, type DemoPicture } from './order-contents.ts';

/** How many of the next orders have lines, notes and pictures. */
const FILLED = 6;
/** How many of the newest done orders have lines to invoice; the others show what is missing. */
const READY_TO_INVOICE = 5;
/** The company's percentage. */
const TAX_PERCENT = 25;

/**
 * Gives the next orders, and the first of all, what they deliver, their notes and pictures, and done
 * orders what is to be invoiced.
 */
export async function loadOrderContents(
  writer: DemoWriter,
  orders: readonly Order[],
  today: DateText,
): Promise<void> {
  const next = orders.filter((order) => order.startDate >= today && order.status === 'notStarted');
  for (const order of next.slice(0, FILLED)) {
    await writeLines(writer, order, today);
    for (const [index, picture] of demoPictures.entries())
      await addPicture(writer, order, picture, addDays(today, index - demoPictures.length));
  }
  const { store } = writer.at(`${today}T08:00:00.000Z`);
  const notInvoiced = await store.orders.listMergeable({ status: 'done', limit: 100 });
  const ready = new Set(notInvoiced.rows.slice(0, READY_TO_INVOICE).map((row) => row.number));
  for (const order of orders.filter((one) => ready.has(one.number)))
    await writeLines(writer, order, today);
  const sample = orders.find(({ id }) => id === sampleIds.order);
  const [picture] = demoPictures;
  if (sample === undefined || picture === undefined) return;
  await addPicture(writer, sample, picture, sample.startDate, sampleIds.orderPicture);
}

const audit = (order: Order) => ({
  subject: `order ${order.number}`,
  order: order.number,
  customer: order.customerId,
});

async function writeLines(writer: DemoWriter, order: Order, today: DateText): Promise<void> {
  const { store } = writer.at(`${addDays(today, -8)}T10:05:00.000Z`);
  const kroner = <L extends { readonly price: number }>(line: L) => ({
    ...line,
    price: line.price * 100,
  });
  const groups = {
    items: demoLines.items.map(kroner),
    productGroups: demoLines.productGroups.map(kroner),
    tasks: demoLines.tasks.map(kroner),
  };
  const { lines, sums } = newOrderLines({ groups }, { taxPercent: TAX_PERCENT, vatCode: 'S1' });
  const before = await store.orderLines.get(order.number);
  await store.commit({
    writes: [
      store.orderLines.replace(order.number, before, lines),
      store.orderLines.saveSums(order.number, sums),
    ],
    audit: { action: 'orders.linesChanged', ...audit(order) },
  });
  const notes = demoNotes(order.startTime);
  await store.commit({
    writes: store.orders.replace(order, { ...order, ...notes, version: order.version + 1 }),
    audit: {
      action: 'orders.changed',
      ...audit(order),
      changes: { fields: Object.keys(notes), status: order.status },
    },
  });
}

async function addPicture(
  writer: DemoWriter,
  order: Order,
  { file, ...said }: DemoPicture,
  date: DateText,
  sampleId?: string,
): Promise<void> {
  const { actor } = writer;
  const { store, newId } = writer.at(`${date}T12:40:00.000Z`);
  const id = sampleId ?? pictureIdOf(order.number, newId());
  const content = await readFile(join(import.meta.dirname, 'order-pictures', file));
  const { picture, thumbnail } = await drawPhoto(content, 'image');
  const own = fileStore(actor.companyId);
  await Promise.all([own.put(fileOf(id), picture), own.put(thumbnailOf(id), thumbnail)]);
  const row = { id, orderNumber: order.number, ...said, date, by: actor.userId };
  await store.commit({
    writes: store.orderPictures.insert(row, mostPictures, () => new Error('Too many pictures')),
    audit: { action: 'orders.pictureAdded', ...audit(order), changes: { title: said.title } },
  });
}
