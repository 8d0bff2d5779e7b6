import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { openTable, type Table } from '@driftig/data/core/client';
import { tableKeyOf } from '@driftig/data/core/read-items';
import { invoiceDetailNames, storedNames } from '@driftig/data/core/stored-names';
import { tableSpec } from '@driftig/data/core/table-spec';
import { beforeAll, describe, expect, test } from 'vitest';

interface Built {
  readonly model: {
    readonly entity: string;
    /** Attribute names to the names they are stored under. */
    readonly schema: {
      readonly translationForTable: Readonly<Record<string, string>>;
      readonly attributes: Readonly<Record<string, { readonly type: string }>>;
    };
  };
  get(key: object): { params(): { readonly Key: object } };
}
type Module = Readonly<Record<string, (table: Table) => Built>>;
const folder = join(import.meta.dirname, '../packages/data/src');

/** By the name of its export. */
const entities = new Map<string, (table: Table) => Built>();
const table = openTable('driftig');

beforeAll(async () => {
  for await (const file of glob('**/*.entities.ts', { cwd: folder })) {
    const module = (await import(join(folder, file))) as Module;
    for (const [name, build] of Object.entries(module))
      if (name.endsWith('Entity')) entities.set(name, build);
  }
});

/** jsonschema-stub.test.ts shows that a model is refused where it is wrong. */
test('ElectroDB accepts the model of every entity, which the bundles do not validate again', () => {
  for (const [name, build] of entities) expect(() => build(table), name).not.toThrow();
  expect([...entities.keys()]).toContain('userEntity');
});

test('keys of a batch are those that ElectroDB makes', () => {
  for (const [name, build] of entities) {
    const entity = build(table);
    const key = Object.fromEntries(
      Object.entries(entity.model.schema.attributes).map(([attribute, { type }]) => [
        attribute,
        type === 'number' ? 7 : 'x1',
      ]),
    );
    expect(tableKeyOf(entity, key), name).toEqual(entity.get(key).params().Key);
  }
});

describe('short stored names', () => {
  /** Stored name to the attributes that are stored under it, in all entities. */
  function attributesByStoredName(): ReadonlyMap<string, readonly string[]> {
    const pairs = [...entities.values()].flatMap((build) =>
      Object.entries(build(table).model.schema.translationForTable),
    );
    const shortened = pairs.filter(
      ([name, stored]) => name !== stored && !/^gsi|^[ps]k$/.test(stored),
    );
    const grouped = Map.groupBy(shortened, ([, stored]) => stored);
    return new Map(
      [...grouped].map(([stored, found]) => [stored, [...new Set(found.map(([name]) => name))]]),
    );
  }

  test('are all in the map', () => {
    expect([...attributesByStoredName().keys()].toSorted()).toEqual(
      Object.values(storedNames).toSorted(),
    );
  });

  test('stand for one thing each; two entities may call it differently', () => {
    const found = attributesByStoredName();
    const renamed = Object.entries(storedNames)
      .map(([name, stored]) => [name, found.get(stored)?.toSorted()] as const)
      .filter(([name, attributes]) => attributes?.join() !== name);
    expect(Object.fromEntries(renamed)).toEqual({
      date: ['date', 'startDate'],
      untilDate: ['endDate', 'payDate'],
      title: ['orderTitle', 'title'],
      employeeId: ['employeeId', 'userId'],
    });
  });

  test.each([
    ['items', Object.values<string>(storedNames)],
    ['details of an invoice', Object.values<string>(invoiceDetailNames)],
  ])('are given once among the %s', (_of, names) => {
    expect(names).toHaveLength(new Set(names).size);
  });

  test('are all that the list indexes project, besides the id and ElectroDB’s own', () => {
    const stored = Object.values(storedNames);
    const known = new Set<string>(['id', '__edb_e__', '__edb_v__', ...stored]);
    for (const { project } of tableSpec.indexes)
      expect(typeof project === 'string' ? [] : project.filter((name) => !known.has(name))).toEqual(
        [],
      );
  });

  test('fill the list indexes, which DynamoDB lets project 20 attributes each and 100 in all', () => {
    const counts = tableSpec.indexes.map(({ project }) =>
      typeof project === 'string' ? 0 : new Set(project).size,
    );
    expect(counts).toEqual([20, 20, 20, 10]);
  });
});
