import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadDemoCompany } from '@driftig/local-cloud/demo/load-demo';
import { demoLogins } from '@driftig/local-cloud/demo/logins';

import { pngFile } from '../support/files/pictures.ts';

/** Loads the demo company: how its people log in, and a picture of a receipt. */
export async function startDemo() {
  await loadDemoCompany(new Date().toISOString());
  const picture = join(await mkdtemp(join(tmpdir(), 'driftig-webkit-')), 'bon.png');
  await writeFile(picture, Buffer.from(await pngFile(1200, 800).arrayBuffer()));
  return { owner: loginOf('owner'), employee: loginOf('employee'), picture };
}

function loginOf(role: (typeof demoLogins)[number]['role']) {
  const login = demoLogins.find((one) => one.role === role);
  if (login === undefined) throw new Error(`The demo company has no ${role}.`);
  return login;
}
