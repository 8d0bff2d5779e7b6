import { authRoutes } from '@driftig/contracts/auth/routes';

import { fill, inSequence, press, pressInFront, see, seeDialog } from '../acts.ts';
import { answer, failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/';
const email = 'mette@nordlysevent.dk';
const password = 'hemmelig-kode-1';

const openLogin = inSequence(press('Log ind'), seeDialog('Login'));
const logIn = inSequence(
  openLogin,
  fill({ 'E-mail': email, Adgangskode: password }),
  pressInFront('Login'),
);

const login: readonly Screen[] = [
  { name: 'login', path, act: openLogin },
  {
    name: 'login-empty',
    path,
    act: inSequence(openLogin, pressInFront('Login'), see('Indtast en gyldig email')),
  },
  {
    name: 'login-refused',
    path,
    before: refuse(authRoutes.logIn, 'wrong_credentials'),
    act: inSequence(logIn, see(/^Login fejlede/)),
  },
  {
    name: 'login-too-many',
    path,
    before: refuse(authRoutes.logIn, 'too_many'),
    act: inSequence(logIn, see(/^For mange forsøg/)),
  },
  {
    name: 'login-code',
    path,
    before: refuse(authRoutes.logIn, 'second_factor_needed'),
    act: inSequence(logIn, see('Kode fra din app')),
  },
  { name: 'login-waiting', path, before: neverAnswer(authRoutes.logIn), act: logIn, waiting: true },
];

const openRegister = inSequence(press('Opret virksomhed'), seeDialog('Opret bruger/virksomhed'));
const register = inSequence(
  openRegister,
  fill({ Virksomhedsnavn: 'Nordlys Event ApS', 'E-mail': email, Adgangskode: password }),
  pressInFront('Opret virksomhed'),
);

const registration: readonly Screen[] = [
  { name: 'register', path, act: openRegister },
  { name: 'register-plan', path, act: inSequence(press(/Pro$/), see(/^Valgt plan: Pro/)) },
  {
    name: 'register-empty',
    path,
    act: inSequence(
      openRegister,
      pressInFront('Opret virksomhed'),
      see('Virksomhedsnavn er påkrævet'),
    ),
  },
  {
    name: 'register-taken',
    path,
    before: refuse(authRoutes.registerCompany, 'email_taken'),
    act: inSequence(register, see(/^Der findes allerede en bruger/)),
  },
  {
    name: 'invited',
    path,
    act: inSequence(openRegister, press('Få linket igen'), see('Få din invitation igen')),
  },
  {
    name: 'registered',
    path,
    before: answer(authRoutes.registerCompany, { message: 'ok' }),
    act: inSequence(register, see('Har du ikke en konto?')),
  },
];

const openForgot = inSequence(openLogin, press('Glemt adgangskode?'));
const askForLink = inSequence(openForgot, fill({ 'E-mail': email }), pressInFront('Send link'));
const fromMail = '/#reset=et-token-fra-en-mail';
const newPassword = (repeat: string) =>
  inSequence(
    fill({ 'Ny adgangskode': password, 'Gentag adgangskoden': repeat }),
    pressInFront('Gem adgangskode'),
  );

const forgotten: readonly Screen[] = [
  { name: 'forgot', path, act: openForgot },
  {
    name: 'forgot-failed',
    path,
    before: failWith500(authRoutes.requestPasswordReset),
    act: inSequence(askForLink, see('Kunne ikke sende mail')),
  },
  {
    name: 'reset-sent',
    path,
    before: answer(authRoutes.requestPasswordReset, { message: 'ok' }),
    act: inSequence(askForLink, see(/^Link til nulstilling er sendt/)),
  },
  { name: 'reset', path: fromMail, act: see('Gentag adgangskoden') },
  {
    name: 'reset-not-alike',
    path: fromMail,
    act: inSequence(newPassword('noget-andet'), see('Kodeord matcher ikke')),
  },
  {
    name: 'reset-used',
    path: fromMail,
    before: refuse(authRoutes.updatePassword, 'token_invalid'),
    act: inSequence(newPassword(password), see(/^Linket er brugt eller udløbet/)),
  },
  {
    name: 'reset-done',
    path: fromMail,
    before: answer(authRoutes.updatePassword, { message: 'ok' }),
    act: inSequence(newPassword(password), see(/^Adgangskoden er opdateret/)),
  },
];

/** Login, registration and password screens. */
export const authScreens = [...login, ...registration, ...forgotten];
