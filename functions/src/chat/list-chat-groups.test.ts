import { chatRoutes } from '@driftig/contracts/chat/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createPerson } from '@driftig/tests/support/company/people';
import { changeCompany } from '@driftig/tests/support/company/plan';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import { departmentWith, orderWith, writeIn } from '@driftig/tests/support/company/conversations';
import { beforeEach, expect, test } from 'vitest';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const groups = async (who: Caller) =>
  (await who.call(chatRoutes.listChatGroups)).json as Record<string, string | number>[];

test('one’s department and orders, with how many, what is unread and how the newest begins', async () => {
  const { owner, employee, administrator } = company;
  const department = await departmentWith(company, 'Lyd og lys', owner, employee);
  const { groupId, order } = await orderWith(company, 3, employee, administrator);
  expect(await groups(employee)).toMatchObject([
    { name: `${order.ordernumber} Sommerfest`, kind: 'order', unreadCount: 0, lastmessage: '' },
    { name: 'Lyd og lys', kind: 'department', people: 2, lastat: '', lastsender: '' },
  ]);
  const mine = await openSocket(owner);
  await writeIn(mine, department.groupId, 'Hej alle');
  await writeIn(mine, department.groupId, 'Vi mødes kl. 7\nved lageret');
  expect(await groups(employee)).toMatchObject([
    {
      id: department.groupId,
      unreadCount: 2,
      lastmessage: 'Vi mødes kl. 7',
      lastsender: 'Mette Prøve',
    },
    { id: groupId },
  ]);
  expect(await groups(owner)).toMatchObject([
    { id: department.groupId, unreadCount: 0, lastsender: 'Me' },
  ]);
  await employee.call(chatRoutes.markRead, { body: { senderId: department.groupId } });
  expect((await groups(employee))[0]).toMatchObject({ unreadCount: 0 });
});

test('a new member of a group with many messages has twenty unread ones', async () => {
  const { owner, employee, store } = company;
  const { groupId } = await departmentWith(company, 'Lyd', owner, employee);
  await store.commit({
    writes: store.chat.addMessage(
      { channelId: groupId, last: 0, lastAt: '' },
      {
        number: 5000,
        senderId: owner.user.userId,
        text: 'Hej',
        at: new Date().toISOString(),
        clientId: '',
      },
      [],
    ),
    audit: { action: 'chat.messageSent', subject: 'test' },
  });
  expect(await groups(employee)).toMatchObject([{ unreadCount: 20 }]);
});

test('a department of one has no group; an order far ahead is listed once it has messages', async () => {
  const { owner, employee, administrator } = company;
  await departmentWith(company, 'Alene', employee);
  const { groupId } = await orderWith(company, 60, employee, administrator);
  expect(await groups(employee)).toEqual([]);
  await writeIn(await openSocket(owner), groupId, 'Husk arbejdstøj');
  expect(await groups(employee)).toMatchObject([{ id: groupId, unreadCount: 1 }]);
});

test('a group of more people than one transaction takes is written in', async () => {
  const { owner, employee } = company;
  const { groupId, departmentId } = await departmentWith(company, 'Alle', owner, employee);
  const names = Array.from({ length: 110 }, (_, index) => `Person ${index}`);
  await Promise.all(names.map((name) => createPerson(company, { name, departmentId })));
  const [mine, theirs] = await Promise.all([openSocket(owner), openSocket(employee)]);
  await writeIn(mine, groupId, 'Til alle');
  await theirs.next('receiveMessage', ({ message }) => message === 'Til alle');
  expect(await groups(employee)).toMatchObject([{ people: 112, unreadCount: 1 }]);
});

test('Starter is offered the plan', async () => {
  await changeCompany(company.companyId, { plan: 'starter' });
  expect((await company.owner.call(chatRoutes.listChatGroups)).status).toBe(402);
});
