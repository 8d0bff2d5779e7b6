import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createDepartment } from '@driftig/tests/support/company/departments';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const dType = 'departments';
const create = (fields: object, headers: Record<string, string> = {}) =>
  company.owner.call(recordRoutes.createRecord, { body: { dType, ...fields }, headers });
const rename = (id: string, fields: object) =>
  company.owner.call(recordRoutes.updateRecordById, { body: { dType, id, ...fields } });
const names = async () => (await company.store.departments.list()).map(({ name }) => name);
const taken = 'Der findes allerede en afdeling med det navn.';

describe('a new department', () => {
  test('is answered as it is read afterwards', async () => {
    const answer = await create({ name: '  Kontor ' });
    expect(answer.status).toBe(201);
    const { id } = answer.json as { id: string };
    expect(answer.json).toEqual({ dType, id, name: 'Kontor', members: 0, version: 1 });
    const params = { type: dType, id };
    const read = await company.owner.call(recordRoutes.getRecord, { params });
    expect(read.json).toEqual(answer.json);
    const options = await company.owner.call(recordRoutes.getRecordOptions, {
      params: { type: dType },
    });
    expect(options.json).toEqual([{ id, name: 'Kontor' }]);
  });

  test('in the first-time flow says whether it is the first', async () => {
    const first = await create({ name: 'Kontor', firstTime: true });
    const second = await create({ name: 'Lager', firstTime: true });
    expect(first.json).toMatchObject({ firstTimeApplied: true });
    expect(second.json).toMatchObject({ firstTimeApplied: false });
  });

  test('sent twice with the same key is one', async () => {
    const headers = { 'idempotency-key': 'afdeling-kontor' };
    const [first, again] = [
      await create({ name: 'Kontor' }, headers),
      await create({ name: 'Kontor' }, headers),
    ];
    expect(again.json).toEqual(first.json);
    expect(await names()).toEqual(['Kontor']);
  });

  test.each<[object, string]>([
    [{}, 'Angiv venligst et afdelingsnavn.'],
    [{ name: '' }, 'Angiv venligst et afdelingsnavn.'],
    [{ name: '  ' }, 'Angiv venligst et afdelingsnavn.'],
    [{ name: 7 }, 'Skal være tekst.'],
    [{ name: 'x'.repeat(81) }, 'Højst 80 tegn.'],
  ])('%j is refused: %s', async (fields, text) => {
    const answer = await create(fields);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ message: text, fields: { name: text } });
    expect(await names()).toEqual([]);
  });
});

describe('a name belongs to one department of a company', () => {
  test.each(['Opsætning', 'OPSÆTNING', ' opsætning '])('%s is taken', async (name) => {
    await create({ name: 'Opsætning' });
    const answer = await create({ name });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({
      code: 'name_taken',
      message: taken,
      fields: { name: taken },
    });
    expect((await company.store.company.get()).departmentCount).toBe(1);
  });

  test('another company may have the same', async () => {
    await create({ name: 'Kontor' });
    const other = await createCompany();
    await createDepartment(other, 'Kontor');
    expect(await other.store.departments.list()).toMatchObject([{ name: 'Kontor' }]);
  });

  test('two who take it at once: one gets it', async () => {
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([create({ name: 'Kontor' }), create({ name: 'KONTOR' })]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect((await company.store.company.get()).departmentCount).toBe(1);
  });
});

describe('a department is renamed', () => {
  test('and its old name is free', async () => {
    const id = await createDepartment(company, 'Kontor');
    const answer = await rename(id, { name: 'Administration', version: 1 });
    expect(answer.json).toEqual({ dType, id, name: 'Administration', members: 0, version: 2 });
    await createDepartment(company, 'Kontor');
    expect(await names()).toEqual(['Administration', 'Kontor']);
  });

  test('in nothing but its capitals', async () => {
    const id = await createDepartment(company, 'kontor');
    expect((await rename(id, { name: 'Kontor' })).status).toBe(200);
    expect(await names()).toEqual(['Kontor']);
  });

  test('not to a name another has', async () => {
    await createDepartment(company, 'Kontor');
    const id = await createDepartment(company, 'Lager');
    const answer = await rename(id, { name: 'kontor' });
    expect(answer.status).toBe(409);
    expect(answer.json).toMatchObject({ code: 'name_taken', fields: { name: taken } });
    expect(await names()).toEqual(['Kontor', 'Lager']);
  });

  test.each([{}, { name: '' }, { name: ' ' }])('not with %j', async (fields) => {
    const id = await createDepartment(company, 'Kontor');
    const answer = await rename(id, fields);
    expect(answer.status).toBe(400);
    const text = 'Navnet må ikke være tomt.';
    expect(answer.json).toMatchObject({ message: text, fields: { name: text } });
  });

  test('in nothing but its capitals by two at once: one wins, the other is told', async () => {
    const id = await createDepartment(company, 'kontor');
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      rename(id, { name: 'Kontor', version: 1 }),
      rename(id, { name: 'KONTOR', version: 1 }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('by two at once: one wins, the other is told', async () => {
    const id = await createDepartment(company, 'Kontor');
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      rename(id, { name: 'Bar', version: 1 }),
      rename(id, { name: 'Lager', version: 1 }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await names()).toHaveLength(1);
  });

  test('based on an older version is refused, and nothing is changed', async () => {
    const id = await createDepartment(company, 'Kontor');
    await rename(id, { name: 'Bar', version: 1 });
    const answer = await rename(id, { name: 'Lager', version: 1 });
    expect(answer.json).toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(['Bar']);
  });
});

test("another company's department does not exist", async () => {
  const id = await createDepartment(await createCompany(), 'Kontor');
  const params = { type: dType, id };
  expect((await company.owner.call(recordRoutes.getRecord, { params })).status).toBe(404);
  expect((await rename(id, { name: 'Bar' })).status).toBe(404);
});
