import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { InputOf } from '@driftig/contracts/core/route';

import { call } from '../../api/client.ts';

type Body<Key extends keyof typeof calendarRoutes> = InputOf<(typeof calendarRoutes)[Key]>['body'];

/** Answers a request for a shift. Throws ApiError. */
export const answerRequest = (body: Body<'answerShiftRequest'>) =>
  call(calendarRoutes.answerShiftRequest, { body });

/** An employee's yes to a shift they are offered. Throws ApiError. */
export const acceptOffer = (orderId: string) =>
  call(calendarRoutes.requestShift, { body: { orderId, status: 'offered' } });

/** An employee's no to it. Throws ApiError. */
export const declineOffer = (orderId: string) =>
  call(calendarRoutes.declineOffer, { body: { orderId } });

/** Offers an order's free shifts to people. Throws ApiError. */
export const sendOffer = (body: Body<'offerShift'>) => call(calendarRoutes.offerShift, { body });
