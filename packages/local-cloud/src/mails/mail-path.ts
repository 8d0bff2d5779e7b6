/** The path of the mail viewer. It is no route of the product and exists only locally. */
export const mailPath = '/_mail';

export function isMailPath(path: string): boolean {
  return path === mailPath || path.startsWith(`${mailPath}/`);
}
