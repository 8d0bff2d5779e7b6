import { join } from 'node:path';
import type { Role } from '@driftig/contracts/core/access';
import type { LocalEnvironment } from '../stand-ins/environment.ts';
import { demoLogins } from '../demo/logins.ts';
import type { Background, BackgroundOptions } from '../local-cloud.ts';
import { runInChild } from '../run-in-child.ts';
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
  load(env: LocalEnvironment): Promise<void>;
}

/** Parts that the product adds to the stack. */
export interface Product {
  readonly demo: DemoCompany;
  readonly background?: (options: BackgroundOptions) => Promise<Background>;
}

const demoProcess = join(import.meta.dirname, '../demo/load-process.ts');

export const product: Product = {
  demo: {
    logins: demoLogins,
    load: (env) => runInChild(demoProcess, [], { ...process.env, ...env }),
  },
  // Imported after the build, so that both are not in memory at the same time.
  background: async (options) => {
    const { startDeliveries } = await import('../outbox/deliveries.ts');
    return startDeliveries(options, (error) => printError(describeError(error)));
  },
};
