import type { tasks } from '@driftig/contracts/records/types/tasks';
import { expect, test } from 'vitest';

import type { ViewOf } from './record-view.ts';
import { tasksView } from './tasks.ts';

test('a view that names a field its type does not have does not compile', () => {
  const misspelt = [
    // @ts-expect-error -- not a field
    { ...tasksView, sort: '-nmae' } satisfies ViewOf<typeof tasks>,
    // @ts-expect-error -- not a field
    { ...tasksView, columns: { nmae: true } } satisfies ViewOf<typeof tasks>,
    // @ts-expect-error -- not a field
    { ...tasksView, search: ['nmae'] } satisfies ViewOf<typeof tasks>,
  ];
  expect(misspelt).toHaveLength(3);
});
