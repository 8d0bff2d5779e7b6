import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { Entity, ElectroError } from 'electrodb';
import { expect, test } from 'vitest';

import { openTable, type Table } from './client.ts';

type Entities = Readonly<Record<string, (table: Table) => unknown>>;

test('every entity is one whose model ElectroDB accepts: the bundles do not ask again', async () => {
  const table = openTable('driftig');
  const names: string[] = [];
  for await (const file of glob('*.entities.ts', { cwd: import.meta.dirname })) {
    const entities = (await import(join(import.meta.dirname, file))) as Entities;
    for (const [name, build] of Object.entries(entities).filter(([key]) =>
      key.endsWith('Entity'),
    )) {
      expect(build(table), name).toBeInstanceOf(Entity);
      names.push(name);
    }
  }
  expect(names).toContain('userEntity');
});

test('and one that it does not accept is not built', () => {
  const model = { entity: 'wrong', version: '1', service: 'driftig' };
  const build = () => new Entity({ model, attributes: { id: { type: 7 } }, indexes: {} } as never);
  expect(build).toThrow(ElectroError);
});
