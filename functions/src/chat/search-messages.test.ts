import { chatRoutes } from '@driftig/contracts/chat/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import {
  departmentWith,
  moveTo,
  orderWith,
  setPeople,
  storeConversation,
  writeIn,
} from '@driftig/tests/support/company/conversations';
import { beforeEach, describe, expect, test } from 'vitest';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

interface Answer {
  readonly hits: readonly { readonly message: string; readonly number: number }[];
  readonly depth: number;
  readonly more: number;
  readonly cut: number;
}

async function search(who: Caller, text: string, depth = 0): Promise<Answer> {
  const query = { search: text, depth: String(depth) };
  return (await who.call(chatRoutes.searchMessages, { query })).json as Answer;
}
const found = async (who: Caller, text: string) =>
  (await search(who, text)).hits.map(({ message }) => message);

test('all of one’s conversations are searched, the newest first, as people type', async () => {
  const { owner, employee, administrator } = company;
  const { groupId } = await departmentWith(company, 'Lyd', owner, employee);
  const mine = await openSocket(employee);
  await writeIn(mine, owner.user.userId, 'Nøglen ligger i Århus');
  await writeIn(mine, groupId, 'Hvem har NØGLEN til lageret i Aarhus?');
  await writeIn(mine, administrator.user.userId, 'Den nøgle skal du have');
  const { json } = await owner.call(chatRoutes.searchMessages, {
    query: { search: 'aarhus nøgle' },
  });
  expect(json).toMatchObject({
    hits: [
      { talkid: groupId, talkname: 'Lyd', sendername: 'Jonas Bak', number: 1 },
      { talkid: employee.user.userId, talkname: 'Jonas Bak', message: 'Nøglen ligger i Århus' },
    ],
    more: 0,
    cut: 0,
  });
  expect((await search(employee, 'nøgle')).hits).toHaveLength(3);
  expect((await search(employee, 'nøgle')).hits[0]).toMatchObject({ sendername: 'Me' });
});

describe('nothing is found in a conversation that one is not in now:', () => {
  test('between two other people, or in another company', async () => {
    const { owner, employee, administrator } = company;
    await writeIn(await openSocket(owner), employee.user.userId, 'Hemmeligt');
    const other = await createCompany({ plan: 'pro' });
    expect(await found(administrator, 'hemmeligt')).toEqual([]);
    expect(await found(other.owner, 'hemmeligt')).toEqual([]);
    expect(await found(employee, 'hemmeligt')).toEqual(['Hemmeligt']);
  });

  test('in a department or order that the user has left', async () => {
    const { owner, employee, administrator } = company;
    const { groupId } = await departmentWith(company, 'Lyd', employee, administrator);
    const conversation = await orderWith(company, 2, employee, administrator);
    const mine = await openSocket(employee);
    await writeIn(mine, groupId, 'Hemmeligt i afdelingen');
    await writeIn(mine, conversation.groupId, 'Hemmeligt på ordren');
    expect(await found(employee, 'hemmeligt')).toHaveLength(2);
    await moveTo(company, '', employee);
    expect(await found(employee, 'hemmeligt')).toEqual(['Hemmeligt på ordren']);
    await setPeople(owner, conversation.order, administrator);
    expect(await found(employee, 'hemmeligt')).toEqual([]);
    expect(await found(administrator, 'hemmeligt')).toHaveLength(2);
  });
});

test('a long conversation is searched part by part, and says so until its beginning is reached', async () => {
  const { owner, employee } = company;
  await storeConversation(company, 450, (number) => (number % 150 === 1 ? `Nål ${number}` : 'Hø'));
  const first = await search(owner, 'nål');
  expect(first).toMatchObject({ depth: 200, more: 1, hits: [{ number: 301 }] });
  const second = await search(owner, 'nål', first.depth);
  expect(second).toMatchObject({ depth: 400, more: 1, hits: [{ number: 151 }] });
  const third = await search(owner, 'nål', second.depth);
  expect(third).toMatchObject({ depth: 600, more: 0, hits: [{ number: 1 }] });
  // Messages written between two pages of a search hide no hits.
  await writeIn(await openSocket(employee), owner.user.userId, 'En nål mere');
  expect((await search(owner, 'nål', first.depth)).hits).toMatchObject([{ number: 151 }]);
});

test('more than a hundred are cut, the newest are kept', async () => {
  await storeConversation(company, 130, (number) => `Hej ${number}`);
  const { hits, cut } = await search(company.owner, 'hej');
  expect([hits.length, hits[0]?.number, cut]).toEqual([100, 130, 1]);
});

test.each(['a', ' b ', 'x'.repeat(101), 'to\nlinjer', ''])('“%s” is refused', async (text) => {
  const query = { search: text };
  expect((await company.owner.call(chatRoutes.searchMessages, { query })).status).toBe(400);
});

test('Starter is offered the plan', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  const query = { search: 'hej' };
  expect((await company.owner.call(chatRoutes.searchMessages, { query })).status).toBe(402);
});
