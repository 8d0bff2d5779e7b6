// The stand-ins ship no types for what is used of them here, or types that pull in a second AWS SDK.
// These declarations cover exactly the part that this package uses.

declare module 's3rver' {
  import type { Server } from 'node:http';
  interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly allowMismatchedSignatures: boolean;
    readonly vhostBuckets: boolean;
  }
  interface StoreEvent {
    readonly Records: readonly {
      readonly eventName: string;
      readonly s3: {
        readonly bucket: { readonly name: string };
        readonly object: { readonly key: string };
      };
    }[];
  }
  class S3rver {
    constructor(options: S3rverOptions);
    readonly httpServer: Server;
    run(): Promise<{ address: string; port: number }>;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'event', listener: (event: StoreEvent) => void): this;
  }
  export = S3rver;
}

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
