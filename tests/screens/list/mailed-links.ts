import { authRoutes } from '@driftig/contracts/auth/routes';

import { fill, inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Screen } from '../shot.ts';

const invited = '/signup#et-token-fra-en-mail';
const invitation = answer(authRoutes.readInvitation, {
  fullName: 'Nanna Frost',
  email: 'nanna@nordlysevent.dk',
  companyName: 'Nordlys Event ApS',
  phone: '',
  mobile: '',
});
const password = 'hemmelig-kode-1';
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

/** Pages opened by the links of an invitation and of a new company's first mail. */
export const mailedLinkScreens = [...signUp, ...confirmation];
