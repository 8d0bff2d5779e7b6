import { ElectroError, Entity } from 'electrodb';
import { expect, test } from 'vitest';

/** tests/entities.test.ts builds all of ours; here is why that is a check. */
test('outside the bundles an entity with a wrong model is not built', () => {
  const model = { entity: 'wrong', version: '1', service: 'driftig' };
  const build = () => new Entity({ model, attributes: { id: { type: 7 } }, indexes: {} } as never);
  expect(build).toThrow(ElectroError);
});
