import { authRoutes } from '@driftig/contracts/auth/routes';

import { fill, inTurn, openTab, press, see } from '../acts.ts';
import { answer, breakDown } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/';
const send = press('Send');
const message = inTurn(
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
  { name: 'contact-empty', path, act: inTurn(send, see('Skriv dit navn.')) },
  {
    name: 'contact-sent',
    path,
    before: answer(authRoutes.sendContact, { message: 'ok' }),
    act: inTurn(message, see(/Tak for din besked/)),
  },
  {
    name: 'contact-failed',
    path,
    before: breakDown(authRoutes.sendContact),
    act: inTurn(message, see('Beskeden er ikke sendt.')),
  },
  { name: 'info', path: '/info/time-tracking', whole: true },
  { name: 'info-unknown', path: '/info/findes-ikke', act: see('Page not found') },
];
