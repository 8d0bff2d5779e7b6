import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { openSocket, setUpLive, type TestSocket } from '@driftig/tests/support/live/sockets';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

setUpLive();
let company: TestCompany;
let socket: TestSocket;
beforeEach(async () => {
  company = await createCompany({ plan: 'starter' });
  socket = await openSocket(company.owner);
  // Founding the company is a change, too.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
});
afterEach(() => vi.useRealTimers());

async function missedIn(age?: number): Promise<boolean> {
  socket.send({ action: 'ping', ...(age !== undefined && { age }) });
  const { missed } = await socket.next('pong', () => true);
  socket.frames.length = 0;
  return missed;
}

test('a tab hears whether something was changed since it knew everything', async () => {
  await company.employee.newSession();
  expect(await missedIn(2000)).toBe(false);
  await placeOrder(company.owner);
  expect(await missedIn(2000)).toBe(true);
  expect(await missedIn()).toBe(false);
});

test('changes of another company are not reported as missed', async () => {
  await placeOrder((await createCompany()).owner);
  expect(await missedIn(0)).toBe(false);
  expect(await missedIn(9 * 60_000)).toBe(false);
  expect(await missedIn(11 * 60_000)).toBe(true);
});

test.each(['-1', '1.5', '"2"', 'null', '1e400', '1e15'])('an age of %s is refused', async (age) => {
  socket.send(`{"action":"ping","age":${age}}`);
  expect(await socket.next('refused')).toMatchObject({ action: 'ping', code: 'bad_input' });
});
