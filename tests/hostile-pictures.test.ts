import { chatRoutes } from '@driftig/contracts/chat/routes';
import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { taskboardRoutes } from '@driftig/contracts/taskboard/routes';
import { errorCodes } from '@driftig/contracts/core/error-codes';
import { allRoutes } from '@driftig/contracts/core/routes';
import { beforeAll, describe, expect, test } from 'vitest';

import { createCategory, createTask } from './support/board/board.ts';
import { sendTaskPicture } from './support/board/task-pictures.ts';
import {
  createDraft,
  createVoucher,
  editVoucher,
  saveDraftFile,
  sendVoucher,
} from './support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { pictureCorpus, secretWords } from './support/files/hostile-pictures.ts';
import { sendMessagePicture } from './support/company/message-pictures.ts';
import { sendOrderPicture } from './support/company/order-pictures.ts';
import { placeOrder } from './support/company/orders.ts';
import { sendLogo, sendPicture, storedFilesOf } from './support/files/pictures.ts';
import { sendReceipt } from './support/company/receipts.ts';

let company: TestCompany;
let orderId: string;
let taskId: string;
let voucherId: string;
let draftId: string;
let files: ReadonlyMap<string, Blob>;

beforeAll(async () => {
  company = await createCompany();
  await company.owner.session();
  orderId = (await placeOrder(company.owner)).id;
  taskId = await createTask(company.owner, await createCategory(company.owner));
  voucherId = (await createVoucher(company.owner)).id;
  draftId = (await createDraft(company.owner)).id;
  // Before the product decodes its first picture, after which the process reads no GIF.
  const made = new Map<string, Blob>();
  for (const { name, claims, make } of pictureCorpus)
    made.set(name, new Blob([new Uint8Array(await make())], { type: claims }));
  files = made;
}, 120_000);

const fileOf = (name: string) => files.get(name) ?? new Blob();

/** Each route that takes a picture: how one is sent to it, and how the stored one is read. */
const takers: Readonly<Record<string, Taker>> = {
  uploadLogo: {
    send: (file) => sendLogo(company.owner, file),
    stored: () => company.owner.call(companyRoutes.showLogo),
  },
  uploadPicture: {
    send: (file) => sendPicture(company.owner, file),
    stored: () =>
      company.owner.call(employeeRoutes.showPicture, { params: { id: company.owner.user.userId } }),
  },
  uploadOrderPicture: {
    send: (file) => sendOrderPicture(company.owner, orderId, {}, { file }),
    stored: ({ json }) =>
      company.owner.call(orderRoutes.showOrderPicture, {
        params: { id: (json as { id: string }).id },
      }),
  },
  addTaskPicture: {
    send: (file) => sendTaskPicture(company.owner, taskId, { file }),
    stored: ({ json }) =>
      company.owner.call(taskboardRoutes.showTaskPicture, {
        params: { id: (json as { id: string }).id },
      }),
  },
  sendPicture: {
    send: (file) => sendMessagePicture(company.owner, company.employee.user.userId, { file }),
    stored: ({ json }) =>
      company.owner.call(chatRoutes.showMessagePicture, {
        params: { id: (json as { id: string }).id },
      }),
  },
  uploadReceipt: {
    send: (file) => sendReceipt(company.owner, {}, { file }),
    stored: ({ json }) =>
      company.owner.call(receiptRoutes.showReceipt, {
        params: { id: (json as { id: string }).id },
      }),
  },
  uploadVoucher: {
    send: (file) => sendVoucher(company.owner, {}, { file }),
    stored: ({ json }) => voucherFile((json as { id: string }).id),
  },
  editVoucher: {
    send: (file) => editVoucher(company.owner, voucherId, {}, file),
    stored: () => voucherFile(voucherId),
  },
  saveDraftFile: {
    send: (file) => saveDraftFile(company.owner, draftId, file),
    stored: () => company.owner.call(accountingRoutes.showDraftFile, { params: { id: draftId } }),
  },
};
const voucherFile = (id: string) =>
  company.owner.call(accountingRoutes.showVoucher, { params: { id } });
type Answer = Awaited<ReturnType<typeof sendLogo>>;
interface Taker {
  readonly send: (file: Blob) => Promise<Answer>;
  readonly stored: (sent: Answer) => Promise<Answer>;
}

test('every route that takes a file is among those that get the corpus', () => {
  const takingFiles = allRoutes.filter(({ files: declared }) => declared).map(({ key }) => key);
  expect(Object.keys(takers).toSorted()).toEqual(takingFiles.toSorted());
});

const drawn = pictureCorpus.filter(({ verdict }) => verdict === 'drawn');
const refused = pictureCorpus.flatMap(({ name, verdict }) =>
  verdict === 'drawn' ? [] : [{ name, verdict }],
);

describe.each(Object.entries(takers))('%s', (_route, { send, stored }) => {
  test.each(drawn)('draws $name anew, without what it said beside its pixels', async ({ name }) => {
    const { bytes, headers } = await stored(await send(fileOf(name)));
    expect(headers['content-type']).toBe('image/jpeg');
    const content = Buffer.from(bytes).toString('latin1');
    expect(secretWords.filter((word) => content.includes(word))).toEqual([]);
  });

  test.each(refused)('refuses $name in Danish and stores nothing', async ({ name, verdict }) => {
    const before = await storedFilesOf(company.companyId);
    const { status, json } = await send(fileOf(name));
    expect(json).toMatchObject({ code: verdict, message: expect.stringMatching(/^[A-ZÆØÅ].*\.$/) });
    expect(status).toBe(errorCodes[verdict].status);
    expect(await storedFilesOf(company.companyId)).toEqual(before);
  });
});

test('while hostile pictures are decoded another company is answered', async () => {
  const other = await createCompany();
  await other.owner.session();
  const busy = [
    'an interlaced PNG that inflates far beyond its pixels',
    'a photo of 30 megapixels',
    'a PNG with a gigabyte of text',
  ].flatMap((name) => [
    sendLogo(company.owner, fileOf(name)),
    sendPicture(company.owner, fileOf(name)),
  ]);
  let done = 0;
  for (const one of busy) void one.then(() => (done += 1));
  const answer = await other.owner.call(companyRoutes.getCurrency);
  expect(answer.status).toBe(200);
  expect(done).toBeLessThan(busy.length);
  await Promise.all(busy);
});
