import type { Route } from '@driftig/contracts/core/route';
import { allRoutes } from '@driftig/contracts/core/routes';
import { recordContracts, type UpdatedTypeName } from '@driftig/contracts/records/record-contracts';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { namesOf } from '@driftig/contracts/wire/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';

import {
  answeredRecords,
  createLeast,
  emptiestTypes,
  listedRecord,
  record,
} from './support/samples/answered-records.ts';
import { answeredBoard } from './support/samples/answered-board.ts';
import { answeredThings, type Answer, type Thing } from './support/samples/answered-things.ts';
import { answeredWork } from './support/samples/answered-work.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';

const { updateRecord, updateRecordById } = recordRoutes;
const pairs = [...answeredThings, ...answeredWork, ...answeredBoard];
const types = Object.keys(answeredRecords) as UpdatedTypeName[];

/** Calls that change something without taking the thing that an answer has, by why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'sends what no answer has: a password, a code, a link, a subscription, a message': [
    'logIn',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'removeSecondFactor',
    'requestPasswordReset',
    'updatePassword',
    'changePassword',
    'completeSignUp',
    'sendContact',
    'confirmEmail',
    'savePushDevice',
    'requestPlan',
    'renameCompany',
    'adoptPublicChart',
    'createCalendarAddress',
    'renewReceiptAddress',
  ],
  'is filled in once, at the start': ['saveFirstTimeUser', 'noteDeviation'],
  'sets one thing to the value that it names': [
    'changePlan',
    'requireSecondFactor',
    'changeLoginAllowed',
    'changeDepartment',
    'changeRole',
    'changeBookkeeping',
    'startSalesBooks',
    'savePeriodSettings',
    'saveBankColumns',
  ],
  'decides: the status that it takes is a decision, not the one that was answered': [
    'changeInvoiceStatus',
    'changeOrderStatus',
    'approveReceipt',
    'decideVoucher',
    'decideExpense',
    'decideAllowance',
    'decideTimeReport',
    'decideTimeReports',
    'decideAbsence',
    'endAbsence',
    'requestShift',
    'answerShiftRequest',
    'offerShift',
    'declineOffer',
    'proposeSwap',
    'replaceAbsent',
    'answerSwap',
    'decideSwap',
    'startStopShift',
    'moveShift',
  ],
  'acts on what it names': [
    'restoreBoardCategory',
    'exportPayroll',
    'postSales',
    'startBookImport',
    'takeBankLines',
    'takeImportEntries',
    'undoBankMatch',
    'savePayrollSettings',
    'endSession',
    'endOtherSessions',
    'beginSecondFactor',
    'resendConfirmation',
    'sendInvoice',
    'answerEnquiry',
    'undoPayment',
    'mergeInvoice',
    'unmergeInvoice',
    'generateInvoice',
    'deactivateEmployee',
    'reactivateEmployee',
    'resendInvitation',
    'withdrawInvitation',
    'markRead',
    'markNotificationRead',
    'markNotificationsRead',
  ],
  'takes a file': ['uploadLogo', 'uploadPicture', 'editVoucher', 'saveDraftFile'],
  deletes: [
    'removeCalendarAddress',
    'removeLogo',
    'removePicture',
    'deleteDepartment',
    'deleteRecord',
    'deleteInvoiceDraft',
    'deleteOrderPicture',
  ],
};

const edits = ({ method, readsOnly, status }: Route) =>
  method !== 'GET' && method !== 'DELETE' && readsOnly === undefined && status !== 201;

test('every call that changes something takes an answer back, or is named with its reason', () => {
  const paired = new Set(pairs.map(([{ key }]) => key));
  const named = [
    ...paired,
    updateRecord.key,
    updateRecordById.key,
    ...Object.values(others).flat(),
  ];
  expect(named.toSorted()).toEqual(
    allRoutes
      .filter(edits)
      .map(({ key }) => key)
      .toSorted(),
  );
});

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** Fields that the edit itself changes. */
const moved = new Set(['version', 'changed']);
const content = (answer: Answer) =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !moved.has(name)));

/** Another value of the same kind. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}9`;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? [] : null;
}

/** The answer with other values of the fields that are not the caller's to set. */
function forged(answer: Answer, schema: z.ZodType | undefined): Answer {
  const ignored = (schema && namesOf.get(schema)?.ignored) ?? new Set<string>();
  const names = Object.keys(answer).filter((name) => ignored.has(name));
  return { ...answer, ...Object.fromEntries(names.map((name) => [name, altered(answer[name])])) };
}

async function expectTakenBack(route: Route, thing: Thing, schema = route.body): Promise<void> {
  const before = await thing.read();
  const sent = await thing.by.call(route, thing.sent(before));
  expect(sent.status, sent.text).toBe(200);
  const after = await thing.read();
  expect(content(after)).toEqual(content(before));
  const again = await thing.by.call(route, thing.sent(forged(after, schema)));
  expect(again.status, again.text).toBe(200);
  expect(content(await thing.read())).toEqual(content(before));
  const unknown = await thing.by.call(route, thing.sent({ ...(await thing.read()), isAdmin: 1 }));
  expect(unknown.status).toBe(400);
}

const isTested = ({ key }: Route) => testedRoutes.some((route) => route.key === key);
const things = pairs
  .filter(([route]) => isTested(route))
  .map(([route, what, make]) => [route.key, what, route, make] as const);

test.runIf(things.length > 0).each(things)(
  '%s takes %s back as answered, and ignores what is not the caller’s to set',
  async (_key, _what, route, make) => {
    await expectTakenBack(route, await make(company));
  },
);

describe.runIf(isTested(updateRecord))('one of the', () => {
  const editOf = (type: UpdatedTypeName) => recordContracts[type].edit();

  test.each(types)('%s is taken back as it was answered', async (type) => {
    await expectTakenBack(updateRecord, await record(type, false)(company), editOf(type));
  });

  test.each(types)('%s is taken back with its id in the content', async (type) => {
    await expectTakenBack(updateRecordById, await record(type, true)(company), undefined);
  });

  test.each(types)('%s is taken back as a row of its list', async (type) => {
    await expectTakenBack(updateRecord, await listedRecord(type)(company), editOf(type));
  });

  test.each(emptiestTypes)('%s with nothing but its name is stored as before', async (type) => {
    const thing = await record(type, false, createLeast)(company);
    const stored = async () => {
      const { id } = (await thing.read()) as { readonly id: string };
      return (await company.store.records.get(type as 'customers', id)).values;
    };
    const before = await stored();
    await expectTakenBack(updateRecord, thing, editOf(type));
    expect(await stored()).toEqual(before);
  });
});
