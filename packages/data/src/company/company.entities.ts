import { usualPaymentDays, type Company, type Settings } from '@driftig/domain/company/settings';
import type { SkippedNumbers } from '@driftig/domain/series';
import { CustomAttributeType, Entity } from 'electrodb';

import { tableConfig, perTable, primaryIndex } from '../core/entity.ts';

const service = 'driftig';

/** Settings of before there were creditor numbers and days to pay have none. */
const settingsAttribute = {
  type: CustomAttributeType<Settings>('any'),
  required: true,
  get: (stored: Settings): Settings => ({
    ...stored,
    fikCreditor: stored.fikCreditor ?? '',
    paymentDays: stored.paymentDays ?? usualPaymentDays,
  }),
} as const;

export const companyEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'company', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        plan: { type: ['starter', 'pro', 'enterprise'] as const, required: true },
        trialEndsOn: { type: 'string', required: true },
        suspended: { type: 'boolean', required: true },
        secondFactorRequired: { type: 'boolean', required: true },
        secondFactorOf: { type: ['managers', 'everybody'] as const },
        secondFactorFrom: { type: 'string' },
        logo: { type: 'string', required: true },
        firstTimeSetup: { type: 'boolean', required: true },
        settings: settingsAttribute,
        settingsVersion: { type: 'number', required: true },
        userCount: { type: 'number', required: true },
        ownerCount: { type: 'number', required: true },
        departmentCount: { type: 'number', required: true },
        createdAt: { type: 'string', required: true },
        unconfirmedEmail: { type: 'string' },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'company']) },
    },
    tableConfig(table),
  );
});

/** Every version of the settings, which is the sender on the invoices issued under it. */
export const settingsVersionEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'settingsVersion', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        settingsVersion: { type: 'number', required: true, padding: { length: 6, char: '0' } },
        settings: settingsAttribute,
        savedAt: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}'],
          [['settingsVersion'], 'settings#${settingsVersion}'],
        ),
      },
    },
    tableConfig(table),
  );
});

/** The next number of each series, advanced in the transaction that uses it. */
export const seriesEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'series', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        invoice: { type: 'number', required: true },
        order: { type: 'number', required: true },
        /** Absent until the first credit note of a company of before there were any. */
        creditNote: { type: 'number' },
        month: { type: 'string', required: true },
        issued: { type: 'number', required: true },
        /** Invoice numbers that were skipped, with the reason; the oldest first. */
        skipped: { type: 'list', items: { type: CustomAttributeType<SkippedNumbers>('any') } },
        /** Ids of waiting writers, in order (next-number.ts). */
        queue: { type: 'list', items: { type: 'string' } },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'series']) },
    },
    tableConfig(table),
  );
});

/**
 * Stamps that change with a company's data (docs/decisions/0131): an attribute for each, by the names in
 * `stamps.ts`, which reads and writes them by itself.
 */
export const stampEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'stamp', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        shard: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#stamp'], [['shard'], '${shard}']),
      },
    },
    tableConfig(table),
  );
});

/** The operator's list of companies; the only partition shared by companies. */
export const tenantEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'tenant', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        registeredAt: { type: 'string', required: true },
      },
      indexes: { main: primaryIndex([[], 'tenants'], [['companyId'], '${companyId}']) },
    },
    tableConfig(table),
  );
});

/** The stored company with counters that conditions on writes use. */
export type StoredCompany = Company & {
  /** People with an account or an invitation, as the plan counts them. */
  readonly userCount: number;
  /** Owners who can log in; at least one. */
  readonly ownerCount: number;
  readonly departmentCount: number;
};
