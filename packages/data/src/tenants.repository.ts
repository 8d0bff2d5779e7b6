import type { Table } from './client.ts';
import { companyEntity, tenantEntity, type StoredCompany } from './company.entities.ts';

/** All companies of the installation, for its operator alone; no route reaches this. */
export function tenantRepository(table: Table) {
  return {
    /** By the day they registered, the oldest first. */
    async list(): Promise<StoredCompany[]> {
      const { data } = await tenantEntity(table).query.main({}).go({ pages: 'all' });
      const keys = data.map(({ companyId }) => ({ companyId }));
      const found = await companyEntity(table).get(keys).go({ consistent: true });
      return found.data.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
}
