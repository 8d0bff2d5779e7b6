import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const create = (body: object) => company.owner.call(timeRoutes.createProject, { body });
const names = async () =>
  ((await company.owner.call(timeRoutes.listInternalProjects)).json as { name: string }[]).map(
    ({ name }) => name,
  );

test('an internal project is listed by name', async () => {
  await create({ name: 'Møder' });
  expect(
    await create({ name: 'Lager', code: 'L1', description: 'Pakning', type: 1 }),
  ).toMatchObject({ status: 201, json: { name: 'Lager', code: 'L1', isInternal: 1, active: 1 } });
  expect(await names()).toEqual(['Lager', 'Møder']);
});

test('its name is unique regardless of capitals', async () => {
  await create({ name: 'Lager' });
  expect(await create({ name: 'LAGER' })).toMatchObject({
    status: 409,
    json: { code: 'name_taken', fields: { name: expect.any(String) } },
  });
});

test('one of two concurrent projects with the same name is created', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Kursus' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await names()).toEqual(['Kursus']);
});

test('no name, and an order, are refused', async () => {
  expect((await create({ name: ' ' })).status).toBe(400);
  expect(await create({ name: 'Fest', type: 0 })).toMatchObject({
    status: 400,
    json: { fields: { type: 'Ordrer oprettes under Orders.' } },
  });
});
