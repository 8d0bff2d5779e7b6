export function withoutCompany<T extends { companyId: string }>(stored: T): Omit<T, 'companyId'> {
  const { companyId: _, ...item } = stored;
  return item;
}
