import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { openTable, type Table } from '@driftig/data/client';
import { expect, test } from 'vitest';

type Module = Readonly<Record<string, (table: Table) => unknown>>;
const folder = join(import.meta.dirname, '../packages/data/src');

/** jsonschema-stub.test.ts shows that a model is refused where it is wrong. */
test('ElectroDB accepts the model of every entity: the bundles do not ask it again', async () => {
  const table = openTable('driftig');
  const built: string[] = [];
  for await (const file of glob('*.entities.ts', { cwd: folder })) {
    const module = (await import(join(folder, file))) as Module;
    const entities = Object.entries(module).filter(([name]) => name.endsWith('Entity'));
    for (const [name, build] of entities) {
      expect(() => build(table), name).not.toThrow();
      built.push(name);
    }
  }
  expect(built).toContain('userEntity');
});
