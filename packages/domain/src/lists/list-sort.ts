export interface ListSort {
  column: string;
  descending: boolean;
  /** By what comes next, instead of up or down. */
  next?: true;
}

/** Reads 'name', '-name' for descending, '~name' for what comes next; null for ''. */
export function toSort(text: string): ListSort | null {
  const column = text.replace(/^[-~]/, '');
  if (!column) return null;
  return { column, descending: text.startsWith('-'), ...(text.startsWith('~') && { next: true }) };
}

export function sortText({ column, descending, next }: ListSort): string {
  if (next) return `~${column}`;
  return descending ? `-${column}` : column;
}
