import { chatRoutes } from '@driftig/contracts/chat/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { storeConversation } from '@driftig/tests/support/company/conversations';
import { watchTable, type TableCall } from '@driftig/tests/support/stack/table-calls';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const wrote = (count: number) => storeConversation(company, count, (number) => `Besked ${number}`);

const page = async (query: Readonly<Record<string, string>> = {}) => {
  const receiverId = company.employee.user.userId;
  const answer = await company.owner.call(chatRoutes.listMessages, {
    query: { receiverId, ...query },
  });
  return (answer.json as { number: number }[]).map(({ number }) => number);
};

test('the newest come oldest first, and the pages before them do not overlap', async () => {
  await wrote(12);
  expect(await page({ limit: '5' })).toEqual([8, 9, 10, 11, 12]);
  expect(await page({ limit: '5', before: '8' })).toEqual([3, 4, 5, 6, 7]);
  expect(await page({ limit: '5', before: '3' })).toEqual([1, 2]);
  expect(await page({ before: '1' })).toEqual([]);
});

test('a conversation without messages is empty; with oneself, an unknown person or another company it is 404', async () => {
  expect(await page()).toEqual([]);
  const other = await createCompany({ plan: 'pro' });
  for (const receiverId of [
    company.owner.user.userId,
    'nobody',
    other.owner.user.userId,
    'g-ord.1',
  ]) {
    const query = { receiverId };
    expect((await company.owner.call(chatRoutes.listMessages, { query })).status).toBe(404);
  }
});

test.each([{ limit: '0' }, { limit: '201' }, { before: '-1' }])('%j is refused', async (query) => {
  const receiverId = company.employee.user.userId;
  const input = { query: { receiverId, ...query } };
  expect((await company.owner.call(chatRoutes.listMessages, input)).status).toBe(400);
});

test('a conversation of 50,000 messages opens and pages by one query of a page, anywhere in it', async () => {
  const { owner, employee, store } = company;
  const people = [owner.user.userId, employee.user.userId];
  const channelId = `d.${people.toSorted().join('.')}`;
  const at = new Date().toISOString();
  // Only what is asked for: what else is in the conversation is not read.
  for (const number of [24_999, 25_000, 25_001, 25_002, 49_999, 50_000]) {
    const message = { number, senderId: people[0] ?? '', text: 'Hej', at, clientId: '' };
    const before = { channelId, last: number === 24_999 ? 0 : 1, lastAt: at };
    await store.commit({
      writes: store.chat.addMessage(before, message, []).slice(1, 2),
      audit: { action: 'chat.messageSent', subject: 'test' },
    });
  }
  const reads: TableCall[] = [];
  onTestFinished(watchTable(services().table, 'pages', (call) => void reads.push(call)));
  expect(await page({ limit: '2' })).toEqual([49_999, 50_000]);
  expect(await page({ limit: '2', before: '25002' })).toEqual([25_000, 25_001]);
  const queries = reads.filter(({ action }) => action === 'dynamodb:Query');
  expect(queries).toHaveLength(2);
});
