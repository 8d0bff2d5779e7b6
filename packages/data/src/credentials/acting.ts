import { AsyncLocalStorage } from 'node:async_hooks';

import type { AwsCredentialIdentity, AwsCredentialIdentityProvider } from '@smithy/types';

/** Credentials that open the data of this one company only (docs/decisions/0099). */
export type CredentialsOf = (companyId: string) => Promise<AwsCredentialIdentity>;

const acting = new AsyncLocalStorage<string>();

/**
 * Signs all requests of `work` to the table and the files as this company. Set where a session was
 * verified, an event delivered or a mailed token found; nothing below can change it.
 */
export function actFor<T>(companyId: string, work: () => T): T {
  const already = acting.getStore();
  if (already === companyId) return work();
  if (already !== undefined) throw new Error('It acts for another company already');
  return acting.run(companyId, work);
}

/** Undefined where no company is known yet: the function then acts as itself. */
export function actingCompany(): string | undefined {
  return acting.getStore();
}

/** `target` with every call of a method, its parts' too, made for the company. */
export function actingFor<T extends object>(companyId: string, target: T): T {
  return new Proxy(target, {
    get(whole, name) {
      const value: unknown = Reflect.get(whole, name);
      if (typeof value === 'function')
        return (...given: unknown[]) =>
          actFor(companyId, () => Reflect.apply(value, whole, given) as unknown);
      return typeof value === 'object' && value !== null ? actingFor(companyId, value) : value;
    },
  });
}

interface Signing {
  credentials: AwsCredentialIdentityProvider;
}

/**
 * Makes a client of the SDK sign each attempt of a request with the acting company's credentials, and with
 * its own where there is none.
 */
export function signAsActing(config: Signing, credentialsOf: CredentialsOf): void {
  const own = config.credentials;
  const ofActing: AwsCredentialIdentityProvider = (asked) => {
    const companyId = acting.getStore();
    return companyId === undefined ? own(asked) : credentialsOf(companyId);
  };
  // Without the mark the client would keep the first company's credentials for all.
  config.credentials = Object.assign(ofActing, { memoized: true });
}
