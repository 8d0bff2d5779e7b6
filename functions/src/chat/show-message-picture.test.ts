import { chatRoutes } from '@driftig/contracts/chat/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { createMessagePicture } from '@driftig/tests/support/company/message-pictures';
import { pngFile, sizeOf } from '@driftig/tests/support/files/pictures';
import { openSocket, setUpLive } from '@driftig/tests/support/live/sockets';
import {
  departmentWith,
  moveTo,
  orderWith,
  setPeople,
  writeIn,
} from '@driftig/tests/support/company/conversations';
import { beforeEach, expect, test } from 'vitest';

setUpLive();

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const show = (who: Caller, id: string, size = 'full') =>
  who.call(chatRoutes.showMessagePicture, { params: { id }, query: { size } });
const statusOf = async (who: Caller, id: string) => (await show(who, id)).status;

test('it is drawn at most 2,000 pixels long, its small one 480', async () => {
  const { owner, employee } = company;
  const file = pngFile(3000, 1500);
  const { id } = await createMessagePicture(owner, employee.user.userId, { file });
  expect(await sizeOf((await show(employee, id)).bytes)).toEqual({ width: 2000, height: 1000 });
  expect(await sizeOf((await show(owner, id, 'small')).bytes)).toEqual({ width: 480, height: 240 });
});

test('the picture of a conversation of two others, and of another company, answers as none does', async () => {
  const { owner, employee, administrator } = company;
  const { id } = await createMessagePicture(owner, employee.user.userId);
  const other = await createCompany({ plan: 'pro' });
  const own = [owner.user.userId, administrator.user.userId].toSorted().join('.');
  await writeIn(await openSocket(owner), employee.user.userId, 'En tekst');
  expect([
    await statusOf(administrator, id),
    await statusOf(other.owner, id),
    await statusOf(owner, `d.${own}.1`),
    await statusOf(owner, id.replace(/\.1$/, '.2')),
    await statusOf(owner, id.replace(/\.1$/, '.99')),
    await statusOf(owner, '..'),
  ]).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await statusOf(employee, id)).toBe(200);
});

test('a person who has left the department or the order cannot fetch it', async () => {
  const { owner, employee, administrator } = company;
  const { groupId } = await departmentWith(company, 'Lyd', employee, administrator);
  const conversation = await orderWith(company, 2, employee, administrator);
  const ofDepartment = await createMessagePicture(employee, groupId);
  const ofOrder = await createMessagePicture(employee, conversation.groupId);
  expect(await statusOf(employee, ofDepartment.id)).toBe(200);
  expect(await statusOf(employee, ofOrder.id)).toBe(200);
  await moveTo(company, '', employee);
  await setPeople(owner, conversation.order, administrator);
  expect(await statusOf(employee, ofDepartment.id)).toBe(404);
  expect(await statusOf(employee, ofOrder.id)).toBe(404);
  expect(await statusOf(owner, ofOrder.id)).toBe(200);
  expect(await statusOf(owner, ofDepartment.id)).toBe(404);
});
