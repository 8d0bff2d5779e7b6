import { calendarRoutes } from '@driftig/contracts/calendar/routes';

import { serve } from '../pipeline/serve.ts';
import { answerShiftRequest } from './answer-shift-request.ts';
import { countShiftRequests } from './count-shift-requests.ts';
import { createCalendarAddress } from './create-calendar-address.ts';
import { getCalendarAddress } from './get-calendar-address.ts';
import { declineOffer } from './decline-offer.ts';
import { listCalendarDays } from './list-calendar-days.ts';
import { listOrdersOfDay } from './list-orders-of-day.ts';
import { listOwnCalendarDays } from './list-own-calendar-days.ts';
import { listOwnOrdersOfDay } from './list-own-orders-of-day.ts';
import { offerShift } from './offer-shift.ts';
import { requestShift } from './request-shift.ts';
import { answerSwap } from './answer-swap.ts';
import { decideSwap } from './decide-swap.ts';
import { listSwapChoices } from './list-swap-choices.ts';
import { listSwaps } from './list-swaps.ts';
import { proposeSwap } from './propose-swap.ts';
import { removeCalendarAddress } from './remove-calendar-address.ts';
import { showCalendarFeed } from './show-calendar-feed.ts';
import { startStopShift } from './start-stop-shift.ts';

export const handler = serve(calendarRoutes, {
  countShiftRequests,
  listCalendarDays,
  listOrdersOfDay,
  listOwnCalendarDays,
  listOwnOrdersOfDay,
  requestShift,
  answerShiftRequest,
  offerShift,
  declineOffer,
  answerSwap,
  decideSwap,
  listSwapChoices,
  listSwaps,
  proposeSwap,
  startStopShift,
  showCalendarFeed,
  getCalendarAddress,
  createCalendarAddress,
  removeCalendarAddress,
});
