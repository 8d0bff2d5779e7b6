export interface VoucherProof {
  readonly company: string;
  /** 'yyyy-mm-dd'. */
  readonly registered: string;
}

/** Asks about a code without the client and its schemas, which are larger than the rest of the page. */
export async function fetchProof(code: string): Promise<VoucherProof | 'unknown' | 'tooMany'> {
  const response = await fetch(`/api/bilag/${code}`, { headers: { accept: 'application/json' } });
  if (response.ok) return (await response.json()) as VoucherProof;
  // An unread body keeps the connection, and the page seems to load on.
  await response.body?.cancel();
  if (response.status === 404 || response.status === 400) return 'unknown';
  if (response.status === 429) return 'tooMany';
  throw new Error(`The code was answered with ${response.status}`);
}
