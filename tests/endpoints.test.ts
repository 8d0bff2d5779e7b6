import { expect, test } from 'vitest';

import { builtCalls, callKey, documentedCalls } from './support/house/spec.ts';

const calls = documentedCalls();
const documented = new Map(calls.map((call) => [callKey(call), call]));

/** Routes of ours that no documented call asks for, each with its reason. */
const ownRoutes: Readonly<Record<string, string>> = {
  'GET /accountant/spending':
    'sums of spending are kept, however many rows there are (product B38)',
  'GET /api/coming-orders': 'who is made inactive is planned on these (product M6)',
  'GET /api/planner': 'the planner (product K29)',
  'GET /api/substitutes': 'who can take the shift of an absent person (product K36)',
  'POST /apis/replace-absent': 'an absent person is replaced in one step (product K36)',
  'POST /apis/check-shift': 'the planner warns before a shift breaks the law (product K30)',
  'POST /apis/move-shift': 'a drag to another time and person is one change (product K31)',
  'POST /apis/preview-order-copies': 'what a copy would make and who cannot come (product K33)',
  'POST /apis/copy-order': 'a week is copied, an order repeated (product K33)',
  'GET /api/understaffed-orders': 'the dashboard says which orders lack people (product O18)',
  'GET /cts/groups': 'the conversations of departments and orders (product C10)',
  'POST /apis/answer-shift-request': 'managers answer requests for shifts (product K17)',
  'GET /api/shift-requests/count': 'the dashboard says how many wait for a shift (product H5)',
  'GET /ical/{}': 'the calendar in an app (product K37)',
  'GET /api/calendar-address': 'the calendar in an app (product K37)',
  'POST /apis/create-calendar-address': 'the calendar in an app (product K37)',
  'POST /apis/remove-calendar-address': 'the calendar in an app (product K37)',
  'POST /apis/offer-shift': 'shifts are offered in planning (product K23)',
  'POST /apis/decline-shift-offer': 'who is offered a shift may say no (product K38)',
  'GET /cts/groups/{}': 'who is in one, and how far they have read (product C12)',
  'GET /api/shift-swaps': 'managers see the swaps that wait for them (product K35)',
  'GET /api/shift-swap-choices': 'an employee chooses what to swap their shift for (product K35)',
  'POST /apis/propose-shift-swap': 'two employees swap shifts (product K11, K35)',
  'POST /apis/answer-shift-swap': 'the same',
  'POST /apis/decide-shift-swap': 'managers approve swaps (product K35)',
  'GET /cts/messages/search': "one's own conversations are searched (product C13)",
  'GET /cts/messages/picture/{}': 'the picture of a message (product C14)',
  'POST /cts/messages/picture': 'the documented frame has no room for one (product C14)',
  'GET /emplo/colleagues': 'the team page of employees (product R2)',
  'POST /tok/get-user-data':
    'the documented call has the token in its address, which ours is not to have',
  'POST /emp/resend-invitation': 'an invitation that was lost or has run out',
  'POST /emp/withdraw-invitation': 'an invitation that was a mistake',
  'POST /emplo/updateAllowedRecipes': 'the permission bookkeeping (product R5)',
  'POST /emplo/deactivate': 'who stands in what was registered is never deleted',
  'POST /emplo/reactivate': 'who comes back',
  'POST /auth/change-password': "a person's own page",
  'POST /auth/confirm-email': 'a new company confirms its e-mail before it invites (product A20)',
  'POST /auth/resend-confirmation': 'the same',
  'GET /auth/sessions': "a person's own page",
  'POST /auth/end-session': "a person's own page",
  'POST /auth/end-other-sessions': "a person's own page",
  'GET /auth/second-factor': 'two-step login',
  'POST /auth/second-factor/begin': 'two-step login',
  'POST /auth/second-factor/confirm': 'two-step login',
  'POST /auth/second-factor/recovery-codes': 'two-step login',
  'POST /auth/second-factor/remove': 'two-step login',
  'POST /upd/requireSecondFactor': "the owner's switch for everybody",
  'POST /contact': 'the contact form sends (product A5)',
  'GET /api/plan': 'the plan and its limits (product A7)',
  'POST /upd/changePlan': 'the plan and its limits (product A7)',
  'POST /upd/requestPlan': 'the plan and its limits (product A7)',
  'GET /api/logo': "the company's logo on its documents",
  'POST /upd/uploadLogo': "the company's logo on its documents",
  'POST /upd/removeLogo': "the company's logo on its documents",
  'GET /emplo/profile': "a person's own page",
  'POST /emplo/profile': "a person's own page",
  'POST /emplo/picture': "a person's own page",
  'POST /emplo/remove-picture': "a person's own page",
  'GET /emplo/picture/{}': "a person's own page",
  'GET /api/customer-overview': 'the page of a customer (product H10)',
  'GET /api/customer-orders': 'the page of a customer (product H10)',
  'GET /api/customer-invoices': 'the page of a customer (product H10)',
  'GET /api/order-overview': 'the page of an order (product O9)',
  'GET /api/own-order': 'an order as those see it who work on it (product O8)',
  'GET /api/order-picture/{}': 'the file of a picture of an order (product O7)',
  'GET /api/book/{}': 'the public booking form (product O20)',
  'GET /api/book/{}/logo': 'the public booking form (product O20)',
  'POST /api/book/{}': 'the public booking form (product O20)',
  'GET /api/booking-settings': 'the public booking form (product O21)',
  'POST /upd/updateBooking': 'the public booking form (product O21)',
  'GET /api/history': 'who did what to a record (product G17)',
  'GET /api/first-steps': 'what a new company has done so far (product H8)',
  'GET /invoice/drafts': 'drafts of invoices (product D33)',
  'POST /invoice/getDraft': 'drafts of invoices (product D33)',
  'POST /invoice/insertDraft': 'drafts of invoices (product D33)',
  'POST /invoice/updateDraft': 'drafts of invoices (product D33)',
  'POST /invoice/deleteDraft': 'drafts of invoices (product D33)',
  'POST /upd/creditInvoice': 'a credit note with a reason (product D21)',
  'POST /upd/recordPayment': 'payments of an invoice (product D16)',
  'POST /upd/sendInvoice': 'an invoice by e-mail (product D16)',
  'POST /upd/undoPayment': 'payments of an invoice (product D16)',
  'POST /invoice/generate': 'one invoice of Generate All, safe to run twice (product D7)',
  'POST /upd/mergeInvoice': 'merging, for which no call is documented (product D8)',
  'POST /upd/unmergeInvoice': 'merging, for which no call is documented (product D8)',
  'GET /api/product-groups': 'the list of product groups (product D15)',
  'GET /vacation/count': 'what waits and who is away, for the dashboard (product Y10)',
  'GET /vacation/shifts': 'the shifts an application falls together with (product Y18)',
  'PUT /vacation/{}/end': 'an illness ends (product Y15)',
  'GET /vacation/holiday-balance': 'what is left of the holiday (product Y16)',
  'GET /vacation/holiday-account/{}': 'what the balance is worked out from (product Y16)',
  'PUT /vacation/holiday-account': 'what the balance is worked out from (product Y16)',
  'GET /timeregister/count': 'hours that wait, for the dashboard (product T29)',
  'GET /timeregister/deviations/count': 'open deviations, for the dashboard (product T53)',
  'GET /timeregister/overview': 'the overview without a call per person (product T25)',
  'GET /timeregister/summary': "one's own week for cards and badges (product T29)",
  'GET /timeregister/terms/{}': "an employee's own norm (product T3)",
  'PUT /timeregister/terms': "an employee's own norm (product T3)",
  'PUT /timeregister/admprojects/{}': 'internal projects are renamed and closed (product T19)',
  'POST /timeregister/admtimereports/decide': 'many are approved at once (product T32)',
  'GET /timeregister/timereports/copy': 'what a copy would give, before it is made',
  'POST /timeregister/timereports/copy': 'yesterday or last week once more (product T33)',
  'GET /timeregister/timereports/{}/history': 'what happened to an entry (product F26)',
  'GET /timeregister/register': 'the register of a year (product F26, F27)',
  'GET /timeregister/timer': 'a timer that runs on the server (product T34)',
  'POST /timeregister/timer': 'a timer that runs on the server (product T34)',
  'POST /timeregister/timer/stop': 'a timer that runs on the server (product T34)',
  'DELETE /timeregister/timer': 'a timer that runs on the server (product T34)',
  'GET /timeregister/deviations': 'where hours deviate from the law (product F29 to F32)',
  'POST /timeregister/deviations': 'where hours deviate from the law (product F29 to F32)',
  'GET /timeregister/order-hours': 'approved hours go on an invoice (product T35)',
  'GET /api/notifications': 'the bell and its page (product U2)',
  'GET /api/notifications/count': 'the bell and its page (product U2)',
  'POST /api/notifications/mark-read': 'the bell and its page (product U3)',
  'POST /api/notifications/mark-all-read': 'the bell and its page (product U3)',
  'GET /api/notifications/choices': 'what one wants by mail (product U5)',
  'PUT /api/notifications/choices': 'what one wants by mail (product U5)',
  'GET /api/notifications/device': 'push to this browser (product U6)',
  'PUT /api/notifications/device': 'push to this browser (product U6)',
  'DELETE /api/notifications/device': 'push to this browser (product U6)',
  'WS ping': 'keeps the live channel open (product C8)',
  'WS typing': 'the other one writes (product C9)',
  'PUT /accountant/accounts/{}': 'name and number change while nothing is posted (product F15)',
  'POST /accountant/accounts/standard': 'the public chart in one click (product F15)',
  'GET /accountant/allowances': 'mileage and diets (product B40)',
  'POST /accountant/allowances/update-status': 'mileage and diets are approved (product B43)',
  'GET /mileage/own': 'own mileage and diets (product B40)',
  'GET /mileage/form': 'own mileage and diets (product B40)',
  'POST /mileage/drives': 'own mileage and diets (product B40)',
  'POST /mileage/diets': 'own mileage and diets (product B44)',
  'DELETE /mileage/{}': 'own mileage and diets (product B40)',
  'POST /apis/import': 'a CSV file of thousands of records',
};

test('the documents name each call once', () => {
  expect(calls).toHaveLength(155);
  expect(documented.size).toBe(155);
});

test('a documented call has the word and the access the documents give it', () => {
  const ours = builtCalls.filter((route) => documented.has(callKey(route)));
  const of = (item: { word: string; access: string }) => ({ word: item.word, access: item.access });
  const built = ours.map((route) => [callKey(route), of(route)]);
  const asked = ours.map((route) => [callKey(route), documented.get(callKey(route))]);
  expect(built).toMatchObject(asked.map(([key, call]) => [key, of(call as never)]));
});

test('a route that is not documented is listed here with its reason', () => {
  const others = builtCalls.map(callKey).filter((key) => !documented.has(key));
  expect(others.toSorted()).toEqual(Object.keys(ownRoutes).toSorted());
});

test('two routes never share method and path', () => {
  expect(new Set(builtCalls.map(callKey)).size).toBe(builtCalls.length);
});
