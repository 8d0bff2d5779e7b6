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
    before: answer(authRoutes.registerCompany, { message: 'ok' }, 201),
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

const invited = '/signup#et-token-fra-en-mail';
const invitation = answer(authRoutes.readInvitation, {
  fullName: 'Nanna Frost',
  email: 'nanna@nordlysevent.dk',
  companyName: 'Nordlys Event ApS',
});
const fillSignUp = fill({
  Telefon: '20 14 60 09',
  Adgangskode: password,
  'Gentag adgangskoden': password,
});

const signUp: readonly Screen[] = [
  { name: 'sign-up', path: invited, before: invitation, act: see(/har inviteret dig til Driftig/) },
  {
    name: 'sign-up-faults',
    path: invited,
    before: invitation,
    act: inSequence(fill({ Adgangskode: 'kort', 'Gentag adgangskoden': 'x', Telefon: '' })),
  },
  {
    name: 'sign-up-failed',
    path: invited,
    before: inSequence(invitation, failWith500(authRoutes.completeSignUp)),
    act: inSequence(fillSignUp, press('Gem'), see(/^Der opstod en fejl under gemning/)),
  },
  {
    name: 'sign-up-unsaved',
    path: invited,
    before: invitation,
    act: inSequence(fillSignUp, press('Annuller'), see('Unsaved Changes')),
  },
  {
    name: 'sign-up-welcome',
    path: invited,
    before: inSequence(invitation, answer(authRoutes.completeSignUp, { message: 'ok' })),
    act: inSequence(fillSignUp, press('Gem'), see('Bruger oprettet! Du kan nu logge ind.')),
  },
  {
    name: 'sign-up-loading',
    path: invited,
    before: neverAnswer(authRoutes.readInvitation),
    act: see('Opret din bruger'),
    waiting: true,
  },
  {
    name: 'sign-up-unloaded',
    path: invited,
    before: failWith500(authRoutes.readInvitation),
    act: see('Invitationen kunne ikke hentes.'),
  },
  { name: 'sign-up-unknown', path: invited, act: see('404 - Token Not Found') },
];

const confirmed = '/confirm#et-token-fra-en-mail';

const confirmation: readonly Screen[] = [
  {
    name: 'confirmed',
    path: confirmed,
    before: answer(authRoutes.confirmEmail, { message: 'Din e-mail er bekræftet.' }),
    act: see(/^Din e-mail er bekræftet/),
  },
  {
    name: 'confirm-used',
    path: confirmed,
    before: refuse(authRoutes.confirmEmail, 'token_invalid'),
    act: see(/^Har du brugt det før/),
  },
];

/** Login, registration and password screens. */
export const authScreens = [...login, ...registration, ...forgotten, ...signUp, ...confirmation];
