import type { Route } from '@driftig/contracts/core/route';
import { sampleIds } from '@driftig/contracts/core/sample';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { services } from '@driftig/functions/pipeline/services';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { CallInput } from './support/stack/call.ts';
import { createCompany, type Caller, type TestCompany } from './support/company/company.ts';
import { idFieldsOf, placesOfIds, type PlaceOfId } from './support/samples/places-of-ids.ts';
import { placeOrder } from './support/company/orders.ts';
import { sendSample } from './support/samples/sample-forms.ts';
import {
  makeSamples,
  sampleNames,
  type SampleName,
  type SampleRecords,
} from './support/samples/sample-makers.ts';
import { unknownRecords } from './support/samples/unknown-records.ts';
import { newFields } from './support/company/records.ts';
import { createdTypes } from './support/company/record-types.ts';
import { makeSamplesFor, replaceIn, sampleRequest } from './support/samples/sample-requests.ts';
import { shareCompanies } from './support/samples/share-companies.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { recordWrites } from './support/stack/writes.ts';

/** Places whose id is kept or ignored, and never looked up, so that an unknown one is accepted. */
const notLookedUp: Readonly<Record<string, readonly string[]>> = {
  // The draft that the invoice was written in; it goes, where it is still there.
  issueInvoice: ['body.draftid', 'body.groups.1.0.id', 'body.groups.3.0.id'],
  // A product that is gone stays in the group, without a name.
  'createRecord of productgroups': ['body.products.0.id'],
  // Id of a line in the editor.
  updateOrderLines: ['body.groups.1.0.id'],
  // The form sends it along; the employee is in the address.
  updateTimeReport: ['body.employeeId'],
  applyForAbsence: ['body.id'],
  // A neighbour that was moved away leaves the place to the other one.
  updateBoardTask: ['body.after', 'body.before'],
};
const isLookedUp =
  (name: string) =>
  (place: PlaceOfId): boolean =>
    !notLookedUp[name]?.includes(place.name);

/** Samples of another company, which none of the tests' users belongs to. */
let foreign: SampleRecords;
beforeAll(async () => {
  const company = await createCompany();
  // Some ids are made of an order's number: these are of none that the others have.
  for (const _ of [1, 2, 3]) await placeOrder(company.owner);
  foreign = await makeSamples(company, sampleNames);
});

const idOf = (records: SampleRecords, kind: SampleName) => records.get(kind) ?? '';

/** Answer to a request with this id, without the id itself. */
async function answerTo(who: Caller, route: Route, input: CallInput, id: string) {
  const { status, text } = await sendSample(who, route, input);
  return { status, text: text.replaceAll(id, '').replace(/"requestId":"[^"]*"/, '') };
}

type Case = readonly [name: string, route: Route, sample: CallInput];

/**
 * Vouchers are numbered from 1 in each company, and periods are named by their dates, so another company's may
 * be an own one. Their tests
 * beside the handlers ask for another's.
 */
const numberedByCompany = new Set([
  'getLedgerEntry',
  'reverseLedgerEntry',
  'showLedgerFile',
  'fileVatPeriod',
  'openPeriod',
  'getYearEnd',
  'closeYear',
]);

const { createRecord } = recordRoutes;
const ofRoutes = testedRoutes
  .filter(({ access, key }) => access !== 'public' && key !== createRecord.key)
  .filter(({ key }) => !numberedByCompany.has(key))
  .map((route): Case => [route.key, route, sampleRequest(route, new Map())]);
const ofTypes = createdTypes.map((dType): Case => {
  const body = { dType, ...newFields(dType, sampleIds.employee) };
  return [`createRecord of ${dType}`, createRecord, { body }];
});
const all = testedRoutes.some(({ key }) => key === createRecord.key)
  ? [...ofRoutes, ...ofTypes]
  : ofRoutes;
const cases = all
  .map((each) => [...each, placesOfIds(each[1], each[2])] as const)
  .filter(([, , , places]) => places.length > 0);

/** The sample with the company's own things in it. */
async function requestOf([, route, sample]: Case, company: TestCompany): Promise<CallInput> {
  return replaceIn(sample, await makeSamplesFor(route, company)) as CallInput;
}

/** Uploads and passwords are counted before anything is looked up. */
const isCounted = (route: Route, { body }: CallInput) =>
  route.files !== undefined || Object.hasOwn(Object(body), 'password');

const companyFor = shareCompanies();

test.each(cases)(
  "%s answers another company's id like an unknown one, and writes nothing",
  async (name, route, sample, places) => {
    // A case writes nothing, but its attempts are counted.
    const own = isCounted(route, sample) ? name : '';
    const { company, replacements } = await companyFor(route, own);
    const request = replaceIn(sample, replacements) as CallInput;
    await company.owner.session();
    const writes = recordWrites(services().table);
    onTestFinished(writes.stop);
    for (const { name: place, kinds, fill } of places.filter(isLookedUp(name)))
      for (const kind of kinds.filter((one) => one !== 'voucher')) {
        const [theirs, nobodys] = [idOf(foreign, kind), idOf(unknownRecords, kind)];
        const unknown = await answerTo(company.owner, route, fill(request, nobodys), nobodys);
        expect(unknown.status, `${place}: ${kind}`).toBeLessThan(500);
        const answer = await answerTo(company.owner, route, fill(request, theirs), theirs);
        expect(answer, `${place}: ${kind}`).toEqual(unknown);
      }
    expect(isCounted(route, sample) ? writes.changes : writes.accepted).toEqual([]);
  },
);

const accepting = cases.flatMap(([name, route, sample, places]) =>
  places
    .filter((place) => !isLookedUp(name)(place))
    .map((place) => [name, place.name, [name, route, sample] as const, place] as const),
);

describe("another company's id does no more than an unknown one where it is not looked up:", () => {
  test.each(accepting)('%s, %s', async (_name, _place, from, { kinds, fill }) => {
    const [kind = 'customer'] = kinds.length === 1 ? kinds : [];
    const answers = [unknownRecords, foreign].map(async (records) => {
      const company = await createCompany();
      const request = fill(await requestOf(from, company), idOf(records, kind));
      return (await sendSample(company.owner, from[1], request)).status;
    });
    const [unknown, answer] = await Promise.all(answers);
    expect(unknown).toBeLessThan(300);
    expect(answer).toBe(unknown);
  });

  test('every place that is listed as such is one', () => {
    const names = new Set(cases.map(([name]) => name));
    const listed = Object.entries(notLookedUp)
      .filter(([name]) => names.has(name))
      .flatMap(([name, places]) => places.map((place) => `${name} ${place}`));
    const found = accepting.map(([name, place]) => `${name} ${place}`);
    expect(found.toSorted()).toEqual(listed.toSorted());
  });
});

/** Fields that no sample reaches, and what holds them. */
const elsewhere = new Map([
  // Each group of lines has the same schema.
  ['issueInvoice body.groups.2.0.id', 'issueInvoice body.groups.1.0.id'],
  ['updateOrderLines body.groups.2.0.id', 'updateOrderLines body.groups.1.0.id'],
  ['updateOrderLines body.groups.3.0.id', 'updateOrderLines body.groups.1.0.id'],
  // An edit has the fields of createRecord; whose record it is, is asked of every type
  // (functions/src/records/every-type.test.ts).
  ...['updateRecord', 'updateRecordById'].flatMap((key) =>
    ['products.0.id', 'customerid', 'enquiryid', 'departmentid'].map(
      (field) => [`${key} body.${field}`, `createRecord body.${field}`] as const,
    ),
  ),
]);

test('every field for an id is a place in a sample, so that none is left out', () => {
  const found = new Set(
    cases.flatMap(([, { key }, , places]) => places.map(({ name }) => `${key} ${name}`)),
  );
  const fields = cases.flatMap(([, route]) =>
    idFieldsOf(route).map((name) => `${route.key} ${name}`),
  );
  const missed = new Set(fields.filter((name) => !found.has(elsewhere.get(name) ?? name)));
  expect([...missed]).toEqual([]);
});
