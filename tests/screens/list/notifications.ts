import { notificationRoutes } from '@driftig/contracts/notifications/routes';

import { inSequence, press, see } from '../acts.ts';
import { answer, failWith500, neverAnswer } from '../answers.ts';
import type { Screen } from '../shot.ts';

const path = '/notifications';
const { listNotifications } = notificationRoutes;

/** The list of notifications, and the choices of mails. */
export const notificationScreens: readonly Screen[] = [
  { name: 'notifications', path, whole: true },
  {
    name: 'notifications-mails',
    path,
    act: inSequence(press('Vælg mail og enhed'), see('Du er sat på en ordre')),
  },
];

export const notificationStates: readonly Screen[] = [
  { name: 'notifications-loading', path, before: neverAnswer(listNotifications), waiting: true },
  { name: 'notifications-error', path, before: failWith500(listNotifications) },
  { name: 'notifications-none', path, before: answer(listNotifications, []) },
];
