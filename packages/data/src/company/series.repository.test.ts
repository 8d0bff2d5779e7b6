import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import { expect, test, vi } from 'vitest';

import { openTable } from '../core/client.ts';
import { transact } from '../core/transact.ts';
import { seriesEntity } from './company.entities.ts';
import { seriesRepository } from './series.repository.ts';

async function newSeries() {
  const table = openTable(process.env['TABLE_NAME'] ?? '');
  const companyId = ulid();
  await seriesEntity(table).create({ companyId, invoice: 1, order: 1, month: '', issued: 0 }).go();
  return { table, series: seriesRepository(table, companyId) };
}

test('a waiter leaves the queue from its own place only', async () => {
  const { series } = await newSeries();
  await series.join('a');
  expect((await series.join('b')).queue).toEqual(['a', 'b']);
  expect(await series.leave('b', 0)).toBe(false);
  expect(await series.leave('a', 0)).toBe(true);
  expect((await series.readQueued()).queue).toEqual(['b']);
});

test('a waiter stays in the queue while transactions hold the series', async () => {
  const { table, series } = await newSeries();
  await series.join('a');
  const send = vi.spyOn(table.client, 'send').mockImplementation(() => {
    throw new TransactionConflictException({ message: 'ongoing', $metadata: {} });
  });
  expect(await series.leave('a', 0)).toBe(false);
  send.mockRestore();
  expect((await series.readQueued()).queue).toEqual(['a']);
});

test('the series is advanced by the first in the queue alone, which then leaves it', async () => {
  const { table, series } = await newSeries();
  for (const waiter of ['a', 'b']) await series.join(waiter);
  const before = await series.read();
  const next = { ...before, invoice: 2, month: '2026-11', issued: 1 };
  const advanceAs = (waiter?: string) =>
    transact({ table }, [series.advance(before, next, () => new Error('refused'), waiter)]);
  for (const waiter of ['b', undefined]) await expect(advanceAs(waiter)).rejects.toThrow('refused');
  await advanceAs('a');
  expect(await series.readQueued()).toMatchObject({ series: next, queue: ['b'] });
});
