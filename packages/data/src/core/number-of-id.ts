/** The number in an id such as '1249.k3v8x0qp', which is the item's key; undefined without one. */
export function numberOfId(id: string): number | undefined {
  const [number] = id.split('.');
  return number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : undefined;
}
