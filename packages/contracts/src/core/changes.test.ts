import { expect, test } from 'vitest';

import { servedBy } from '../records/contract.ts';
import { recordContracts } from '../records/record-contracts.ts';
import { importedTypes } from '../records/import.ts';
import { recordChanges } from '../records/record-changes.ts';
import type { Changes, Route } from './route.ts';
import { allRoutes, routesByWord } from './routes.ts';

/** Routes that make nothing stale, and why. */
const withoutEffect: Readonly<Record<string, string>> = {
  logIn: 'the caches are empty before a login',
  registerCompany: 'the caches are empty before a login',
  completeSignUp: 'the caches are empty before a login',
  requestPasswordReset: 'sends a mail',
  updatePassword: 'ends in a login',
  sendContact: 'sends a mail',
  sendBooking: 'who sends it reads nothing of the company',
  resendConfirmation: 'sends a mail',
  requestPlan: 'sends a mail',
  sendPicture: 'everybody of the conversation is told of the message by its frame',
  beginSecondFactor: 'counts only once a code confirms it',
};

/** Reads that nothing makes stale, and why. */
const neverStale: Readonly<Record<string, string>> = {
  logOut: 'ends the session, and the caches with it',
  validateInvitation: 'read once, before the login',
  getInvitation: 'read once, before the login',
  readInvitation: 'read once, before the login',
  getInvoiceDraft: 'read into the form, and not cached',
  getBookingForm: 'read once, by a visitor',
  checkVoucherCode: 'read once, by a stranger with an invoice',
  getExportCompany: 'read into a file, and not cached',
  listExportCustomers: 'read into a file, and not cached',
  listExportEntries: 'read into a file, and not cached',
  listMessages: 'new messages come over the socket, and a stored one never changes',
  searchMessages: 'asked when somebody searches, and a stored message never changes',
  showMessagePicture: 'the file of a picture is never replaced',
  showBookingLogo: 'read once, by a visitor',
  showOrderPicture: 'the file of a picture is never replaced',
};

const isReading = ({ method, readsOnly }: Route) => method === 'GET' || readsOnly === true;
const [reading, changing] = [
  allRoutes.filter(isReading),
  allRoutes.filter((route) => !isReading(route)),
];
const words = Object.keys(routesByWord);
const known = new Set([...words, ...reading.map(({ key }) => key)]);

const namesIn = (changes: Changes = []): readonly string[] => Object.values(changes).flat();

test('every route that changes something says what becomes stale, and no other does', () => {
  const silent = changing.filter(({ changes }) => changes === undefined);
  expect(silent.map(({ key }) => key)).toEqual([]);
  const loud = reading.filter(({ changes }) => changes !== undefined);
  expect(loud.map(({ key }) => key)).toEqual([]);
});

test('every read is made stale by a route that changes something, or stands here with its reason', () => {
  const named = new Set(changing.flatMap(({ changes }) => namesIn(changes)));
  const unnamed = reading.filter(({ key, word }) => !named.has(key) && !named.has(word));
  expect(unnamed.map(({ key }) => key).toSorted()).toEqual(Object.keys(neverStale).toSorted());
});

test('a route that changes nothing of what its caller has read stands here with its reason', () => {
  const none = changing.filter(({ changes }) => namesIn(changes).length === 0);
  expect(none.map(({ key }) => key).toSorted()).toEqual(Object.keys(withoutEffect).toSorted());
});

test.each(changing.map((route) => [route.key, route] as const))(
  '%s makes only reading routes and words stale',
  (_key, { changes }) => {
    expect(namesIn(changes).filter((name) => !known.has(name))).toEqual([]);
  },
);

test('no route has the name of a word, so that a name in `changes` means one of them', () => {
  expect(allRoutes.filter(({ key }) => words.includes(key))).toEqual([]);
});

test('the record calls say it of every type they serve', () => {
  const served = new Set([
    ...(['create', 'update', 'delete'] as const).flatMap((one) => servedBy(recordContracts, one)),
    ...importedTypes,
  ]);
  expect(Object.keys(recordChanges)).toEqual(expect.arrayContaining([...served]));
});
