import type { authRoutes } from './auth.ts';
import type { SamplesOf } from './sample.ts';
import { sampleIds } from './sample.ts';

const user = {
  id: sampleIds.owner,
  email: 'mette@nordlysevent.dk',
  name: 'Mette Lindqvist',
  userrole: 3,
  role: 1,
  allowedrecipes: 1,
  company: {
    id: sampleIds.company,
    name: 'Nordlys Event ApS',
    plan: 'pro',
    currency: 'DKK',
  },
} as const;

export const authSamples: SamplesOf<typeof authRoutes> = {
  registerCompany: {
    body: {
      email: 'karen@fjordfest.dk',
      password: 'sommerlys-2026',
      companyName: 'Fjordfest ApS',
      plan: 'pro',
    },
    response: { message: 'Virksomheden og brugeren er oprettet! Du kan nu logge ind.' },
  },
  logIn: {
    body: { email: 'mette@nordlysevent.dk', password: 'nordlys-2026' },
    response: { user },
  },
  checkSession: { response: { user } },
  logOut: { response: { message: 'Du er logget ud.' } },
  listSessions: {
    response: [
      {
        id: sampleIds.session,
        device: 'Safari på iPhone',
        startedAt: '2026-11-12T08:14:00.000Z',
        lastSeenAt: '2026-11-12T09:14:00.000Z',
        current: false,
      },
    ],
  },
  endSession: {
    body: { id: sampleIds.session },
    response: { message: 'Sessionen er afsluttet.' },
  },
  endOtherSessions: { response: { message: 'Du er logget ud alle andre steder.' } },
};
