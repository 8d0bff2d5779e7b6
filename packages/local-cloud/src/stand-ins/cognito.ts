import { mkdir } from 'node:fs/promises';

import { InvalidPasswordError, NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { createServer } from 'cognito-local/lib/server/server.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import { DateClock } from 'cognito-local/lib/services/index.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import { JwtTokenGenerator } from 'cognito-local/lib/services/tokenGenerator.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import { withAdminAuth } from './cognito-admin-auth.ts';
import { withAppFactor } from './cognito-app-factor.ts';
import { JsonStoreFactory } from './cognito-store.ts';
import type { StandIn } from './ports.ts';
import { closeServer, localHost, portOf } from './ports.ts';

/** The issuer in tokens does not contain the port, so that sessions survive a restart. */
const issuerDomain = 'http://cognito.local';

const silent = () => undefined;
const silentLogger = {
  levels: { values: {}, labels: {} },
  level: 'silent',
  child: (): object => silentLogger,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  silent,
};

interface CognitoStandIn extends StandIn {
  /** The `iss` of the tokens of a pool. */
  issuerOf(userPoolId: string): string;
  jwksUrlOf(userPoolId: string): string;
}

interface CognitoOptions {
  readonly dataDir: string;
  readonly inMemory?: boolean;
}

/** Starts the local Cognito (cognito-local) with its users in JSON files below `dataDir`. */
export async function startCognito(options: CognitoOptions): Promise<CognitoStandIn> {
  const { cognito, ...others } = await createServices(options);
  const router = withAdminAuth(withAppFactor(Router({ cognito, ...others }), cognito));
  const server = await createServer(withAmazonErrors(router), silentLogger, {
    hostname: localHost,
    port: 0,
  }).start();
  const endpoint = `http://${localHost}:${portOf(server)}`;
  return {
    endpoint,
    issuerOf: (userPoolId) => `${issuerDomain}/${userPoolId}`,
    jwksUrlOf: (userPoolId) => `${endpoint}/${userPoolId}/.well-known/jwks.json`,
    stop: () => closeServer(server),
  };
}

async function createServices({ dataDir, inMemory = false }: CognitoOptions) {
  // cognito-local looks for pools there in any case.
  await mkdir(dataDir, { recursive: true });
  const clock = new DateClock();
  const stores = new JsonStoreFactory(inMemory ? undefined : dataDir);
  const triggers = { enabled: () => false };
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(dataDir, stores, pools).create(
    { logger: silentLogger },
    { UsernameAttributes: [] },
  );
  return {
    clock,
    cognito,
    config: { UserPoolDefaults: { UsernameAttributes: [] } },
    messages: { deliver: () => Promise.resolve() },
    otp,
    tokenGenerator: new JwtTokenGenerator(clock, triggers, { IssuerDomain: issuerDomain }),
    triggers,
  };
}

type AnyRouter = ReturnType<typeof Router>;

/** Like Amazon, gives the same error for a wrong password and for an unknown user. */
function withAmazonErrors(router: AnyRouter): AnyRouter {
  return (target) => async (context, request) => {
    try {
      return await router(target)(context, request);
    } catch (error) {
      throw error instanceof InvalidPasswordError ? new NotAuthorizedError() : error;
    }
  };
}
