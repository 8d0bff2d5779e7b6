import { testsOfReading } from '@driftig/tests/support/company/order-notes';
import { expect, test } from 'vitest';

const { company, ask } = testsOfReading('administration');

test('employees are refused', async () => {
  expect((await ask(company().employee, 1)).status).toBe(403);
});
