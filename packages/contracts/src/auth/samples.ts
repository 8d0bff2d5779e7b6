import type { authRoutes } from './routes.ts';
import type { SamplesOf } from '../core/sample.ts';
import { sampleIds, sampleTokens } from '../core/sample.ts';

const user = {
  id: sampleIds.owner,
  email: 'mette@nordlysevent.dk',
  name: 'Mette Lindqvist',
  userrole: 3,
  role: 1,
  allowedrecipes: 1,
  mustEnrol: false,
  secondFactorFrom: '',
  hasPicture: false,
  company: {
    id: sampleIds.company,
    name: 'Nordlys Event ApS',
    plan: 'pro',
    openPlan: 'pro',
    trialDaysLeft: 12,
    suspended: false,
    emailUnconfirmed: false,
    hasLogo: false,
    currency: 'DKK',
  },
} as const;

const recoveryCodes = ['7KQF-M2XA-9RTB-W4HE', 'D3VN-8YJC-P6SG-Z1KM'];

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
  confirmEmail: {
    body: { token: sampleTokens.confirmation },
    response: {
      message: 'Din e-mail er bekræftet. Nu kan du sende fakturaer og invitere kolleger.',
    },
  },
  resendConfirmation: { response: { message: 'Mailen er sendt igen til mette@nordlysevent.dk.' } },
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
    body: { id: sampleIds.session, password: 'nordlys-2026' },
    response: { message: 'Enheden er logget ud.' },
  },
  requestPasswordReset: {
    body: { email: 'mette@nordlysevent.dk' },
    response: { message: 'Link til nulstilling er sendt til din e-mail.' },
  },
  updatePassword: {
    body: { token: sampleTokens.reset, newPassword: 'vinterlys-2026' },
    response: { message: 'Adgangskoden er opdateret! Du kan nu logge ind.' },
  },
  changePassword: {
    body: { currentPassword: 'nordlys-2026', newPassword: 'vinterlys-2026' },
    response: { message: 'Adgangskoden er skiftet. Du er logget ud alle andre steder.' },
  },
  validateInvitation: {
    params: { token: sampleTokens.invitation },
    response: { valid: true },
  },
  getInvitation: {
    params: { token: sampleTokens.invitation },
    response: {
      fullName: 'Freja Holm',
      email: 'freja@nordlysevent.dk',
      phone: '',
      mobile: '20 14 60 05',
      companyName: 'Nordlys Event ApS',
    },
  },
  readInvitation: {
    body: { token: sampleTokens.invitation },
    response: {
      fullName: 'Freja Holm',
      email: 'freja@nordlysevent.dk',
      phone: '',
      mobile: '20 14 60 05',
      companyName: 'Nordlys Event ApS',
    },
  },
  completeSignUp: {
    body: {
      token: sampleTokens.invitation,
      fullName: 'Freja Holm',
      email: 'freja@nordlysevent.dk',
      phone: '20 14 60 05',
      password: 'sommerlys-2026',
    },
    response: { message: 'Din konto blev oprettet med succes! Velkommen til Driftig 🎉' },
  },
  sendContact: {
    body: {
      name: 'Karen Fjord',
      email: 'karen@fjordfest.dk',
      company: 'Fjordfest ApS',
      message: 'Kan vi få en rundvisning?',
    },
    response: { message: 'Tak for din besked. Vi svarer inden for en arbejdsdag.' },
  },
  getSecondFactor: { response: { on: true, requiredByCompany: false, recoveryCodesLeft: 10 } },
  beginSecondFactor: {
    body: { password: 'nordlys-2026' },
    response: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Driftig:mette%40nordlysevent.dk?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Driftig',
    },
  },
  confirmSecondFactor: {
    body: { code: '123456', password: 'nordlys-2026' },
    response: { recoveryCodes },
  },
  renameCompany: {
    body: { companyName: 'Nordlys Fest ApS', password: 'nordlys-2026', version: 1 },
    response: { message: 'Virksomheden hedder nu Nordlys Fest ApS.' },
  },
  renewRecoveryCodes: { body: { password: 'nordlys-2026' }, response: { recoveryCodes } },
  removeSecondFactor: {
    body: { password: 'nordlys-2026' },
    response: { message: 'Totrinslogin er slået fra.' },
  },
  endOtherSessions: {
    body: { password: 'nordlys-2026' },
    response: { message: 'Du er logget ud alle andre steder.' },
  },
};
