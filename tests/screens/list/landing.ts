import { authRoutes } from '@driftig/contracts/auth/routes';

import { fill, inSequence, openTab, press, see } from '../acts.ts';
import { answer, failWith500 } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/';
const send = press('Send');
const message = inSequence(
  fill({ Navn: 'Nete Nymand', 'E-mail': 'nete@nyt-firma.dk', Besked: 'Vi er fire ansatte.' }),
  send,
);

const views = ['Kalender', 'Fakturering', 'Ordrer', 'Medarbejdere'];

export const landingScreens: readonly Screen[] = [
  { name: 'landing', path, whole: true },
  { name: 'landing-top', path },
  { name: 'landing-menu', path, widths: [360], act: press('Åbn menu') },
  ...views.map((view) => ({
    name: `landing-${view.toLowerCase()}`,
    path,
    act: openTab(new RegExp(`^${view}`)),
  })),
  { name: 'contact-empty', path, act: inSequence(send, see('Skriv dit navn.')) },
  {
    name: 'contact-sent',
    path,
    before: answer(authRoutes.sendContact, { message: 'ok' }),
    act: inSequence(message, see(/Tak for din besked/)),
  },
  {
    name: 'contact-failed',
    path,
    before: failWith500(authRoutes.sendContact),
    act: inSequence(message, see('Beskeden er ikke sendt.')),
  },
  { name: 'info', path: '/info/time-tracking', whole: true },
  { name: 'privacy', path: '/info/privatliv', whole: true },
  { name: 'terms', path: '/info/vilkaar', whole: true },
  { name: 'info-unknown', path: '/info/findes-ikke', act: see('Page not found') },
];
