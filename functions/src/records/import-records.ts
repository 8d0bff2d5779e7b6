import { recordTypes } from '@driftig/contracts/records/record-types';
import type { recordRoutes } from '@driftig/contracts/records/routes';
import { badInput } from '@driftig/domain/errors';
import { lineReader, unknownField } from '@driftig/domain/records/lines';

import type { Handler } from '../pipeline/handler.ts';

/** Lines without a fault are written together; the others are told, and nothing of them is kept. */
export const importRecords: Handler<typeof recordRoutes.importRecords> = async (context) => {
  const { input, store, now, newId } = context;
  const { type: typeName, lines } = input.body;
  const type = recordTypes[typeName];
  for (const [place, line] of lines.entries()) {
    const unknown = unknownField(type, line);
    if (unknown !== undefined) throw badInput({ [`lines.${place}.${unknown}`]: 'Ukendt felt.' });
  }
  const read = lines.map(lineReader(type));
  const refused = read.flatMap(({ faults: fields }, line) => (fields ? [{ line, fields }] : []));
  const good = read.flatMap(({ values }) => (values ? [values] : []));
  const answer = { saved: good.length, refused };
  if (good.length > 0)
    await store.commit({
      writes: good.map((values) => store.records.insert(typeName, newId(), values, now)),
      audit: {
        action: 'records.imported',
        subject: typeName,
        changes: { saved: good.length, refused: refused.length },
      },
      answer,
    });
  return answer;
};
