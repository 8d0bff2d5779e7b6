/** The kind of thing that a mail of an invoice is about. */
export const invoiceMailKind = 'invoice';

/** A mail of an invoice as the tag of a mail may hold it: letters, digits, dashes and underscores. */
export function mailTagOf(number: number, at: string): string {
  return `${number}_${Date.parse(at)}`;
}

/** Undefined for a tag that is not of an invoice's mail. */
export function readMailTag(
  tag: string,
): { readonly number: number; readonly at: string } | undefined {
  const [, number, instant] = /^(\d{1,9})_(\d{1,15})$/.exec(tag) ?? [];
  if (number === undefined || instant === undefined) return undefined;
  return { number: Number(number), at: new Date(Number(instant)).toISOString() };
}
