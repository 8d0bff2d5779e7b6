/** The number that the id of an order begins with; undefined for no id. */
export function numberOfOrder(id: string): number | undefined {
  const [digits = ''] = id.split('.');
  return digits === '' ? undefined : Number(digits);
}
