import { storedTypes } from '@driftig/contracts/records/record-types';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import { secondsOf } from '@driftig/data/core/commit';
import { lineReader } from '@driftig/domain/records/lines';

import type { Handler } from '../pipeline/handler.ts';
import { services } from '../pipeline/services.ts';

/** Calls of a company in a quarter of an hour: three files of the most lines that one may have. */
export const mostImports = 350;

/** Writes the valid lines in one transaction; the answer lists the faults of the others. */
export const importRecords: Handler<typeof recordRoutes.importRecords> = async (context) => {
  const { actor, input, store, now, newId } = context;
  const { type: typeName, lines } = input.body;
  await services().attempts.countAttempt(`imports:${actor.companyId}`, secondsOf(now), mostImports);
  const read = lines.map(lineReader(storedTypes[typeName]));
  const refused = read.flatMap(({ faults: fields }, line) => (fields ? [{ line, fields }] : []));
  const good = read.flatMap(({ values }) => (values ? [values] : []));
  const answer = { type: typeName, saved: good.length, refused };
  if (good.length > 0)
    await store.commit({
      writes: store.records.insert(
        typeName,
        good.map((values) => ({ id: newId(), values, at: now })),
      ),
      audit: {
        action: 'records.imported',
        subject: typeName,
        changes: { saved: good.length, refused: refused.length },
      },
      answer,
    });
  return answer;
};
