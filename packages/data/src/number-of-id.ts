/** An id carries its number, so that it is also the key: '1249.k3v8x0qp'. Undefined for any other. */
export function numberOfId(id: string): number | undefined {
  const [number] = id.split('.');
  return number !== undefined && /^\d{1,9}$/.test(number) ? Number(number) : undefined;
}
