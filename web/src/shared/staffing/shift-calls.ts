import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import type { InputOf } from '@driftig/contracts/core/route';

import { call } from '../../api/client.ts';

type Body<Key extends keyof typeof calendarRoutes> = InputOf<(typeof calendarRoutes)[Key]>['body'];

/** Answers a request for a shift. Throws ApiError. */
export const answerRequest = (body: Body<'answerShiftRequest'>) =>
  call(calendarRoutes.answerShiftRequest, { body });

/** Offers an order's free shifts to people. Throws ApiError. */
export const sendOffer = (body: Body<'offerShift'>) => call(calendarRoutes.offerShift, { body });
