import { notificationRoutes } from '@driftig/contracts/notifications/routes';
import { createCompany, type Caller } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const save = ({ call }: Caller, body: object) =>
  call(notificationRoutes.saveNotificationChoice, { body });
const chosen = async ({ call }: Caller) => {
  const { json } = await call(notificationRoutes.listNotificationChoices);
  const rows = json as { kind: string; mail: number; push: number }[];
  return Object.fromEntries(rows.map(({ kind, mail, push }) => [kind, [mail, push]]));
};

test('a choice holds for its kind and its way, and for oneself', async () => {
  const { owner, employee } = await createCompany();
  expect((await save(employee, { kind: 'orderAssigned', mail: 1 })).status).toBe(200);
  expect((await save(employee, { kind: 'absenceDecided', mail: 0 })).status).toBe(200);
  expect((await save(employee, { kind: 'absenceDecided', push: 0 })).status).toBe(200);
  expect(await chosen(employee)).toMatchObject({
    orderAssigned: [1, 1],
    absenceDecided: [0, 0],
    orderChanged: [0, 1],
  });
  expect(await chosen(owner)).toMatchObject({ orderAssigned: [0, 1], absenceDecided: [1, 1] });
});

test('several at once all hold', async () => {
  const { employee } = await createCompany();
  await employee.session();
  const kinds = ['orderAssigned', 'orderUnassigned', 'orderChanged', 'orderCancelled'];
  const answers = await Promise.all(kinds.map((kind) => save(employee, { kind, mail: 1 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const now = await chosen(employee);
  for (const kind of kinds) expect(now[kind]).toEqual([1, 1]);
});

test.each([
  [{ kind: 'everything', mail: 1 }],
  [{ mail: 1 }],
  [{ kind: 'orderChanged', mail: 'x' }],
])('%j is refused', async (body) => {
  const { employee } = await createCompany();
  expect((await save(employee, body)).status).toBe(400);
});
