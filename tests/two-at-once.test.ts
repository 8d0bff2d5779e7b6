import type { UpdatedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { expect, test } from 'vitest';

import { createCompany } from './support/company/company.ts';
import { answeredRecords, record } from './support/samples/answered-records.ts';
import { answeredThings, type Pair } from './support/samples/answered-things.ts';
import { answeredBoard } from './support/samples/answered-board.ts';
import { answeredWork } from './support/samples/answered-work.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { sendTogether } from './support/stack/commit-barrier.ts';
import { statusesOf } from './support/stack/statuses.ts';

const types = Object.keys(answeredRecords) as UpdatedTypeName[];
const edits: readonly Pair[] = [
  ...answeredThings,
  ...answeredWork,
  ...answeredBoard,
  ...types.map((type): Pair => [recordRoutes.updateRecord, type, record(type, false)]),
];

/** Edits that take both, and why. */
const takeBoth: Readonly<Record<string, string>> = {
  updateProfile: 'a person edits only their own profile; the later one counts',
  updateInvoiceDraft: 'a draft belongs to one person; the later one counts',
  assignEmployees: 'the same people once more change nothing',
  updateSubtask: 'several people work on one task; the later one counts',
  saveNotificationChoice: 'one choice of several is saved, and is saved again after a conflict',
};
const tested = edits.filter(
  ([{ key }]) => takeBoth[key] === undefined && testedRoutes.some((route) => route.key === key),
);

test.runIf(tested.length > 0).each(tested.map((pair) => [pair[0].key, pair[1], pair] as const))(
  '%s of %s takes one of two edits at once, and refuses the other (409)',
  async (_key, _what, [route, , make]) => {
    const thing = await make(await createCompany());
    await thing.by.session();
    // The first time nothing may be stored yet, as with settings.
    for (const time of ['first', 'second']) {
      const request = thing.sent(await thing.read());
      const send = () => thing.by.call(route, request);
      const answers = await sendTogether(services().table, [send, send]);
      expect(statusesOf(answers), time).toEqual([200, 409]);
    }
  },
);

test('every edit that takes both is one', () => {
  const keys = new Set(edits.map(([{ key }]) => key));
  expect(Object.keys(takeBoth).filter((key) => !keys.has(key))).toEqual([]);
});
