import type { Role } from '@driftig/contracts/core/access';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import type { Background } from '../local-cloud.ts';
import { startDeliveries } from '../outbox/deliveries.ts';
import { describeError, printError } from './terminal.ts';

export interface DemoLogin {
  readonly role: Role;
  /** Shown in the terminal, e.g. `Mette Lindqvist, ejer`. */
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

export interface DemoCompany {
  readonly logins: readonly DemoLogin[];
  load(): Promise<void>;
}

/** What the product adds to the stack. */
export interface Product {
  /** Called after the environment is set, because the product's code reads it when it is imported. */
  demo(): Promise<DemoCompany>;
  readonly background?: (env: LocalEnvironment) => Background;
}

export const product: Product = {
  demo: async () => {
    const { demoLogins, loadDemoCompany } = await import('../demo/load-demo.ts');
    return { logins: demoLogins, load: () => loadDemoCompany(new Date().toISOString()) };
  },
  background: (env) => startDeliveries(env, (error) => printError(describeError(error))),
};
