import { expect, test } from 'vitest';

import type { AuditAction } from './audit-actions.ts';
import type { AuditEntry } from './events.ts';

test('a misspelt audit action does not compile', () => {
  const action: AuditAction = 'invoices.issued';
  // @ts-expect-error -- the union is closed
  const misspelt: AuditEntry = { action: 'invoices.isued', subject: 'invoice 1' };
  expect(misspelt.action).not.toBe(action);
});
