import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { openTable, type Table } from '@driftig/data/client';
import { expect, test } from 'vitest';

type Module = Readonly<Record<string, (table: Table) => unknown>>;
const folder = join(import.meta.dirname, '../packages/data/src');

/** checked-models.test.ts shows that a model is refused where it is wrong. */
test('ElectroDB accepts the model of every entity: the bundles do not ask it again', async () => {
  const table = openTable('driftig');
  const built: string[] = [];
  for await (const file of glob('*.entities.ts', { cwd: folder })) {
    const module = (await import(join(folder, file))) as Module;
    for (const [name, build] of Object.entries(module))
      if (name.endsWith('Entity')) {
        expect(() => build(table), name).not.toThrow();
        built.push(name);
      }
  }
  expect(built).toContain('userEntity');
});
