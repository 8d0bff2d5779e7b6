import { authRoutes } from '@driftig/contracts/auth/routes';
import { companyRoutes } from '@driftig/contracts/company/routes';

import { fill, inSequence, press, pressInFront, see } from '../acts.ts';
import { answer, failWith500, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/profile';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Driftig:nete%40nyt-firma.dk?secret=${secret}&issuer=Driftig`;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `7KQF-M2XA-9RTB-W4HE-3YCD-K8ZN-Q${at}`);

const begun = answer(authRoutes.beginSecondFactor, { secret, uri });
const confirmed = answer(authRoutes.confirmSecondFactor, { recoveryCodes });
const askPassword = inSequence(press('Slå totrinslogin til'), see('Slå totrinslogin til?'));
const showCode = inSequence(
  askPassword,
  fill({ Adgangskode: 'nordlys-2026' }),
  pressInFront('Fortsæt'),
  see(/^Kan du ikke scanne/),
);
const typeCode = (code: string): Act =>
  inSequence(fill({ 'Kode fra din app': code }), pressInFront('Slå til'));

/** A user who must set up two-step login before anything else. */
export const ofEnrolling: readonly Screen[] = [
  { name: 'two-step', path, whole: true },
  { name: 'two-step-failed', path, before: failWith500(authRoutes.getSecondFactor) },
  { name: 'two-step-password', path, act: askPassword },
  {
    name: 'two-step-password-wrong',
    path,
    before: refuse(authRoutes.beginSecondFactor, 'bad_input', {
      password: 'Adgangskoden er forkert.',
    }),
    act: inSequence(
      askPassword,
      fill({ Adgangskode: 'nordlys-2025' }),
      pressInFront('Fortsæt'),
      see('Adgangskoden er forkert.'),
    ),
  },
  { name: 'two-step-app', path, before: begun, act: showCode },
  {
    name: 'two-step-app-wrong',
    path,
    before: inSequence(begun, refuse(authRoutes.confirmSecondFactor, 'wrong_code')),
    act: inSequence(showCode, typeCode('123456'), see(/^Koden er forkert/)),
  },
  {
    name: 'two-step-codes',
    path,
    before: inSequence(begun, confirmed),
    act: inSequence(showCode, typeCode('123456'), see('Jeg har gemt koderne')),
  },
];

const settings = '/dashboard?settings=security';
const on = answer(authRoutes.getSecondFactor, {
  on: true,
  requiredByCompany: false,
  recoveryCodesLeft: 3,
});
const choose =
  (name: string): Act =>
  async (page) =>
    page.getByRole('radio', { name, exact: true }).click();

/** Profile and settings of an owner who uses two-step login. */
export const twoStepStates: readonly Screen[] = [
  { name: 'two-step-on', path, before: on, act: see('Slået til') },
  {
    name: 'two-step-required',
    path: settings,
    before: inSequence(
      on,
      answer(companyRoutes.getPlan, {
        plan: 'pro',
        openPlan: 'pro',
        trialDaysLeft: null,
        trialEnded: false,
        users: { used: 12, limit: null },
        invoices: { used: 14, limit: null },
        suspended: false,
        secondFactorOf: 'managers',
      }),
    ),
    act: see('Ejere og administratorer'),
  },
  {
    name: 'two-step-require',
    path: settings,
    before: on,
    act: inSequence(choose('Ejere og administratorer'), see('Kræv totrinslogin')),
  },
];
