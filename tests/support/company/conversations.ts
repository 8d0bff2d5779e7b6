import { employeeRoutes } from '@driftig/contracts/employees/routes';

import type { Caller, TestCompany } from './company.ts';
import { createDepartment } from './departments.ts';
import { placeOrder, type PlacedOrder } from './orders.ts';
import { assign } from './planning.ts';
import type { TestSocket } from '../live/sockets.ts';

/** Moves people to a department; '' for none. */
export async function moveTo(
  { owner }: TestCompany,
  departmentid: string,
  ...people: readonly Caller[]
): Promise<void> {
  for (const { user } of people) {
    const body = { departmentid, id: user.userId };
    const { status, text } = await owner.call(employeeRoutes.changeDepartment, { body });
    if (status !== 200) throw new Error(`Nobody was moved: ${text}`);
  }
}

/** A department with these people; gives its id and its group's. */
export async function departmentWith(
  company: TestCompany,
  name: string,
  ...people: readonly Caller[]
): Promise<{ readonly departmentId: string; readonly groupId: string }> {
  const departmentId = await createDepartment(company, name);
  await moveTo(company, departmentId, ...people);
  return { departmentId, groupId: `g-dep.${departmentId}` };
}

/** An order that starts in some days, with these people on it; gives it and its group's id. */
export async function orderWith(
  { owner }: TestCompany,
  daysAhead: number,
  ...people: readonly Caller[]
): Promise<{ readonly order: PlacedOrder; readonly groupId: string }> {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const order = await placeOrder(owner, { startDate: day, endDate: day, endTime: '20:00' });
  await setPeople(owner, order, ...people);
  return { order, groupId: `g-ord.${order.ordernumber}` };
}

/** Sets who is on an order. */
export async function setPeople(
  by: Caller,
  { id }: PlacedOrder,
  ...people: readonly Caller[]
): Promise<void> {
  const ids = people.map(({ user }) => user.userId);
  const { status, text } = await assign(by, id, ids);
  if (status !== 200) throw new Error(`Nobody was assigned: ${text}`);
}

/** Writes a message, and waits until its sender's confirmation. */
export async function writeIn(socket: TestSocket, receiverId: string, message: string) {
  socket.send({ action: 'sendMessage', receiverId, message });
  return socket.next('receiveMessage', (frame) => frame.message === message);
}

/** Stores a conversation of the owner and the employee as it is after so many messages. */
export async function storeConversation(
  { owner, employee, store }: TestCompany,
  count: number,
  textOf: (number: number) => string,
): Promise<void> {
  const people = [owner.user.userId, employee.user.userId];
  const channelId = `d.${people.toSorted().join('.')}`;
  for (let number = 1; number <= count; number += 1) {
    const senderId = people[number % 2] ?? '';
    const at = new Date(Date.now() - (count - number) * 60_000).toISOString();
    const message = { number, senderId, text: textOf(number), at, clientId: '' };
    const before = { channelId, last: number - 1, lastAt: at };
    await store.commit({
      writes: store.chat.addMessage(before, message, people),
      audit: { action: 'chat.messageSent', subject: 'test' },
    });
  }
}
