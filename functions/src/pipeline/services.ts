import { accountRepository } from '@driftig/data/auth/auth.repository';
import { attemptsRepository } from '@driftig/data/auth/attempts.repository';
import { openTable, type Table } from '@driftig/data/core/client';
import { secondFactorRepository } from '@driftig/data/auth/second-factor.repository';
import { sessionRepository } from '@driftig/data/auth/sessions.repository';
import { tokenRepository } from '@driftig/data/auth/tokens.repository';

import { readEnvironment, type Environment } from './environment.ts';
import type { Identity } from '../identity/identity.ts';
import { openKnownDevices, type KnownDevices } from '../identity/known-devices.ts';
import { openIdentity } from '../identity/open-identity.ts';

/** Connections, keys and repositories of the process, opened on the first request. */
export interface Services {
  readonly environment: Environment;
  readonly table: Table;
  readonly identity: Identity;
  readonly knownDevices: KnownDevices;
  readonly accounts: ReturnType<typeof accountRepository>;
  readonly attempts: ReturnType<typeof attemptsRepository>;
  readonly sessions: ReturnType<typeof sessionRepository>;
  readonly secondFactors: ReturnType<typeof secondFactorRepository>;
  readonly mailedTokens: ReturnType<typeof tokenRepository>;
}

let opened: Services | undefined;

export function services(): Services {
  opened ??= open();
  return opened;
}

function open(): Services {
  const environment = readEnvironment(process.env);
  const table = openTable(environment.TABLE_NAME, { companyRole: environment.COMPANY_ROLE });
  return {
    environment,
    table,
    identity: openIdentity(environment),
    knownDevices: openKnownDevices(environment.DEVICE_SECRET, environment.DEVICE_SECRET_BEFORE),
    accounts: accountRepository(table),
    attempts: attemptsRepository(table),
    sessions: sessionRepository(table),
    secondFactors: secondFactorRepository(table),
    mailedTokens: tokenRepository(table),
  };
}
