import { secondsOf } from '@driftig/data/core/commit';
import { newCompany } from '@driftig/domain/auth/registration';
import type { Session } from '@driftig/domain/auth/user';
import type { Settings } from '@driftig/domain/company/settings';
import { sampleIds } from '@driftig/contracts/core/sample';
import type { Services } from '@driftig/functions/pipeline/services';

import { demoWriter, type DemoWriter } from './demo-writer.ts';
import { loadPeople } from './load-people.ts';
import { demoDomain, emailOf, people } from './people.ts';
import type { Random } from './random.ts';

const settings: Partial<Settings> = {
  phone: '86 12 34 56',
  email: `faktura@${demoDomain}`,
  cvr: '13748136',
  address: 'Havnegade 4',
  zipcode: '8000',
  town: 'Aarhus C',
  country: 'Danmark',
  bankName: 'Østjydsk Bank',
  regNumber: '7230',
  accountNumber: '0001234567',
  fikCreditor: '81234567',
  depositPrice: 500_000,
};

/** The first invoice gets the number that the sample requests name. */
const firstInvoiceNumber = 1001;

/** Creates Nordlys Event ApS with its people, settings and number series. */
export async function loadCompany(
  services: Services,
  random: Random,
  now: string,
  loadedAt: string,
): Promise<DemoWriter> {
  const [ownerPerson] = people;
  const created = newCompany({
    companyId: sampleIds.company,
    userId: sampleIds.owner,
    companyName: 'Nordlys Event ApS',
    email: emailOf(ownerPerson),
    plan: 'pro',
    now,
  });
  const owner = {
    ...created.owner,
    name: ownerPerson.name,
    mobile: ownerPerson.mobile,
    location: ownerPerson.location,
    phone: settings.phone ?? '',
    firstTime: false,
    sessions: { [sampleIds.session]: sampleSession(now) },
  };
  const writer = demoWriter(services.table, owner, random, loadedAt);
  const { store } = writer.at(now);
  const { secondFactorOf: _, ...founded } = created.company;
  const company = {
    ...founded,
    settings: { ...founded.settings, ...settings },
    firstTimeSetup: false,
    // Its passwords are printed in the terminal, and visitors have no authenticator app
    // (docs/decisions/0097).
    secondFactorRequired: false,
    secondFactorFrom: '',
    // The trial ended long ago.
    trialEndsOn: '',
  };
  await store.commit({
    writes: services.accounts.register(company, owner),
    audit: { action: 'auth.registered', subject: `company ${company.companyId}` },
  });
  await store.commit({
    writes: [store.series.raiseInvoiceNumber(firstInvoiceNumber)],
    audit: { action: 'company.settingsChanged', subject: 'settings 1' },
  });
  await loadPeople(services, writer, owner, now);
  return writer;
}

/** The session that the sample requests end; its secret is not stored. */
function sampleSession(now: string): Session {
  return { startedAt: secondsOf(now), lastSeenAt: secondsOf(now), device: 'Safari på iPhone' };
}
