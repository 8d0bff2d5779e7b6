import type { Table } from '../core/client.ts';
import { companyEntity, tenantEntity, type StoredCompany } from './company.entities.ts';

/** All companies, for the operator's commands and the clock; no route uses this. */
export function tenantRepository(table: Table) {
  return {
    /** The ids alone: 1,000 companies are a query of some 100 KB. */
    async listIds(): Promise<string[]> {
      const { data } = await tenantEntity(table).query.main({}).go({ pages: 'all' });
      return data.map(({ companyId }) => companyId);
    },

    /** In order of registration. */
    async list(): Promise<StoredCompany[]> {
      const { data } = await tenantEntity(table).query.main({}).go({ pages: 'all' });
      const keys = data.map(({ companyId }) => ({ companyId }));
      const companies = await companiesOf(table, keys);
      return companies.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
}

type CompanyKey = Readonly<Pick<StoredCompany, 'companyId'>>;

async function companiesOf(table: Table, keys: readonly CompanyKey[]): Promise<StoredCompany[]> {
  if (keys.length === 0) return [];
  const { data } = await companyEntity(table)
    .get([...keys])
    .go({ consistent: true });
  return data;
}
