import { expect, test } from 'vitest';

import { absence } from './absence.samples.ts';
import { awayPeriods } from './away.ts';

test('approved absences alone, with their hours; an open illness for a week more', () => {
  const absences = [
    absence({ endDate: '2026-04-08' }),
    absence({ startDate: '2026-04-20', startTime: '08:00', endTime: '12:00' }),
    absence({ status: 'pending' }),
    absence({ employeeId: 'sara', type: 'sickness', startDate: '2026-04-06', isOpen: true }),
  ];
  expect(awayPeriods(absences, '2026-04-07')).toEqual([
    { employeeId: 'jonas', from: '2026-04-07T00:00', to: '2026-04-09T00:00' },
    { employeeId: 'jonas', from: '2026-04-20T08:00', to: '2026-04-20T12:00' },
    { employeeId: 'sara', from: '2026-04-06T00:00', to: '2026-04-15T00:00' },
  ]);
});
