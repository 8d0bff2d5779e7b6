import type { CredentialsOf } from './acting.ts';
import type { CompanyCredentials } from './assume-role.ts';

/** Some kilobytes each; a function's instance seldom meets as many in an hour. */
const mostCompanies = 500;
/** Before they expire, as the SDK renews its own: a request that is under way needs them to the end. */
const renewedBefore = 5 * 60 * 1000;

interface Kept {
  readonly credentials: Promise<CompanyCredentials>;
  /** Milliseconds since 1970. */
  usableUntil: number;
}

/**
 * Keeps each company's credentials for this process until shortly before they expire. Of many requests
 * at once one asks; an answer that failed is not kept. The company asked for longest ago makes room.
 */
export function keepCredentials(
  assume: (companyId: string) => Promise<CompanyCredentials>,
  { most = mostCompanies, now = Date.now }: { most?: number; now?: () => number } = {},
): CredentialsOf {
  const companies = new Map<string, Kept>();

  function ask(companyId: string): Kept {
    const asked: Kept = { credentials: assume(companyId), usableUntil: Infinity };
    asked.credentials.then(
      ({ expiration }) => (asked.usableUntil = expiration.getTime() - renewedBefore),
      () => companies.get(companyId) === asked && companies.delete(companyId),
    );
    return asked;
  }

  return (companyId) => {
    const known = companies.get(companyId);
    const kept = known !== undefined && known.usableUntil > now() ? known : ask(companyId);
    // A map keeps the order of insertion: the first is the one asked for longest ago.
    companies.delete(companyId);
    companies.set(companyId, kept);
    const [oldest] = companies.keys();
    if (companies.size > most && oldest !== undefined) companies.delete(oldest);
    return kept.credentials;
  };
}
