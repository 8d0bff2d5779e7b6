import { demoLogins, loadDemoCompany } from '../demo/load-demo.ts';
import type { LocalEnvironment } from '../environment.ts';
import type { Background } from '../local-cloud.ts';

export interface DemoLogin {
  readonly role: 'owner' | 'administrator' | 'employee';
  /** What the terminal says of the person, e.g. `Mette Lindqvist, ejer`. */
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

export interface DemoCompany {
  readonly name: string;
  readonly logins: readonly DemoLogin[];
  load(env: LocalEnvironment): Promise<void>;
}

/** What the product adds to the bare stack. */
export interface Product {
  readonly demo?: DemoCompany;
  readonly background?: (env: LocalEnvironment) => Background;
}

export const product: Product = {
  demo: {
    name: 'Nordlys Event ApS',
    logins: demoLogins,
    load: () => loadDemoCompany(new Date().toISOString()),
  },
};
