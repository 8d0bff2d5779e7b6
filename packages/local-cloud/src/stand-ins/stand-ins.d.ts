// The stand-ins ship no types for what is used of them here, or types that pull in a second AWS SDK.
// These declarations cover exactly the part that this package uses.

declare module 'cognito-local/lib/services/index.js' {
  export class DateClock {
    get(): Date;
  }
}

declare module 'cognito-local/lib/services/cognitoService.js' {
  export class CognitoServiceFactoryImpl {
    constructor(dataDirectory: string, dataStoreFactory: object, userPoolServiceFactory: object);
    create(context: object, userPoolDefaults: object): Promise<CognitoService>;
  }
  interface PoolUser {
    readonly Username: string;
    readonly UserMFASettingList?: readonly string[];
    readonly RefreshTokens?: readonly string[];
  }
  interface UserPoolService {
    getUserByUsername(context: object, username: string): Promise<PoolUser | null>;
    saveUser(context: object, user: PoolUser): Promise<void>;
  }
  export interface CognitoService {
    getUserPool(context: object, userPoolId: string): Promise<UserPoolService>;
  }
}

declare module 'cognito-local/lib/services/userPoolService.js' {
  export const UserPoolServiceFactoryImpl: new (clock: object, dataStoreFactory: object) => object;
}

declare module 'cognito-local/lib/services/otp.js' {
  export function otp(): string;
}

declare module 'cognito-local/lib/services/tokenGenerator.js' {
  export const JwtTokenGenerator: new (
    clock: object,
    triggers: object,
    config: { readonly IssuerDomain: string },
  ) => object;
}

declare module 'cognito-local/lib/errors.js' {
  export class NotAuthorizedError extends Error {}
  export class InvalidPasswordError extends Error {}
  export class ExpiredCodeError extends Error {}
  export class UserNotFoundError extends Error {}
}

declare module 'cognito-local/lib/server/Router.js' {
  type Route = (context: object, request: unknown) => Promise<unknown>;
  export function Router(services: object): (target: string) => Route;
}

declare module 'cognito-local/lib/server/server.js' {
  import type { Server } from 'node:http';
  type Route = (context: object, request: unknown) => Promise<unknown>;
  export function createServer(
    router: (target: string) => Route,
    logger: object,
    options: { readonly hostname: string; readonly port: number },
  ): { start(): Promise<Server> };
}
