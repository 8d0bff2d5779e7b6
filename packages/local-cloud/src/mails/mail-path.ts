/** Where the sent mails can be read. No route of the product: it is nowhere but on this machine. */
export const mailPath = '/_mail';

export function isMailPath(path: string): boolean {
  return path === mailPath || path.startsWith(`${mailPath}/`);
}
