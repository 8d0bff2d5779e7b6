import type { AuditAction } from '@driftig/domain/audit-actions';
import { auditEntity } from '@driftig/data/log/log.entities';
import { services } from '@driftig/functions/pipeline/services';

import type { TestCompany } from './company.ts';

/** The audit records of an action in a company, oldest first. */
export async function auditOf({ companyId }: Pick<TestCompany, 'companyId'>, action: AuditAction) {
  const query = auditEntity(services().table).query.main({ companyId });
  const { data } = await query.go({ pages: 'all', consistent: true });
  return data.filter((entry) => entry.action === action);
}
