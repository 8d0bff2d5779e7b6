import type { Table } from './client.ts';

/** The table's primary key in ElectroDB's form; companyId is the first part of every key. */
export function primaryIndex<const P extends readonly string[], const S extends readonly string[]>(
  [pkParts, pk]: readonly [P, string],
  [skParts, sk]: readonly [S, string],
) {
  return {
    pk: { field: 'pk' as const, composite: pkParts, template: pk, casing: 'none' as const },
    sk: { field: 'sk' as const, composite: skParts, template: sk, casing: 'none' as const },
  };
}

export function listIndex<const P extends readonly string[], const S extends readonly string[]>(
  index: 'gsi1' | 'gsi2' | 'gsi3',
  [pkParts, pk]: readonly [P, string],
  [skParts, sk]: readonly [S, string],
) {
  return {
    index,
    pk: { field: `${index}pk`, composite: pkParts, template: pk, casing: 'none' as const },
    sk: { field: `${index}sk`, composite: skParts, template: sk, casing: 'none' as const },
  };
}

/** Sparse index of a customer's orders and invoices: items without a customer id are left out. */
export function customerIndex<const S extends readonly string[]>(sk: readonly [S, string]) {
  const partition = [['companyId', 'customerId'], 'c#${companyId}#cu#${customerId}'] as const;
  const condition = ({ customerId }: { readonly customerId?: unknown }) => customerId !== '';
  return { ...listIndex('gsi3', partition, sk), condition };
}

export function tableConfig(table: Table) {
  return { client: table.client, table: table.name };
}

/** Memoised per table, because building an entity is too slow for each request. */
export function perTable<E>(build: (table: Table) => E): (table: Table) => E {
  const built = new WeakMap<Table, E>();
  return (table) => {
    const known = built.get(table) ?? build(table);
    built.set(table, known);
    return known;
  };
}
