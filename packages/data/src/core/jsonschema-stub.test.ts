import { ElectroError, Entity } from 'electrodb';
import { expect, test } from 'vitest';

/** Shows that building an entity, as tests/entities.test.ts does with all of ours, validates it. */
test('outside the bundles ElectroDB refuses an entity with an invalid model', () => {
  const model = { entity: 'wrong', version: '1', service: 'driftig' };
  const build = () => new Entity({ model, attributes: { id: { type: 7 } }, indexes: {} } as never);
  expect(build).toThrow(ElectroError);
});
