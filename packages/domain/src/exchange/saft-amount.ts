/** Øre as kroner with two decimals and a point. */
export function saftAmount(oere: number): string {
  const digits = String(Math.abs(oere)).padStart(3, '0');
  return `${oere < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
