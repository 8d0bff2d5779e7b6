/** Reasons why no test fails without a site, by the site's id. */
export const argued: Readonly<Record<string, string>> = {
  'packages/data/src/auth/auth.repository.ts companyWrites: companyEntity(table).create({ ...company, ...counted })':
    'its id is new, so no item with this key exists',
  'packages/data/src/auth/auth.repository.ts companyWrites: tenantEntity(table).create({ companyId, registeredAt: savedAt })':
    'its id is new, so no item with this key exists',
  'packages/data/src/auth/auth.repository.ts companyWrites: settingsVersionEntity(table).create({ companyId, settingsVersion, settings, savedAt })':
    'its id is new, so no item with this key exists',
  'packages/data/src/auth/auth.repository.ts companyWrites: seriesEntity(table).create({ companyId, ...firstSeries })':
    'its id is new, so no item with this key exists',
  'packages/data/src/auth/auth.repository.ts addUser: userEntity(table).create(user)':
    'its id is new, so no item with this key exists',
  'packages/data/src/company/company.repository.ts saveSettings: op.eq(item.settingsVersion, company.settingsVersion)':
    'the create of the same settings version in the transaction refuses it as well',
  'packages/data/src/company/company.repository.ts saveSettings: versions.create({ companyId, settingsVersion, settings, savedAt })':
    'the settings version of the company, a condition in the transaction, refuses it as well',
  'packages/data/src/company/departments.repository.ts insert: departments.create(department)':
    'its id is new, so no item with this key exists',
  "packages/data/src/core/commit.ts auditItem: auditEntity(table).create({ companyId, eventId: newId(), at, by, ...entry, historyOf: shown ? subject : '', orderNumber: shown && order !== undefined ? String(order) : '', customerId: shown ? (customer ?? '') : '', })":
    'its id is new, so no item with this key exists',
  'packages/data/src/core/commit.ts outboxItem: outboxEntity(table).create({ shard: shardOf(eventId), eventId, name: event.name, companyId, at, payload: { ...event.payload }, expiresAt: secondsOf(at) + 14 * day, })':
    'its id is new, so no item with this key exists',
  'packages/data/src/invoices/currency-backfill.ts isCountedApart: op.eq(item.status, status)':
    'a change of the status raises the version, which is a condition too',
  'packages/data/src/invoices/customer-backfill.ts backfillInvoices: op.eq(item.status, status)':
    'a change of the status raises the version, which is a condition too',
  'packages/data/src/invoices/customer-backfill.ts backfillEvents: op.notExists(item.historyOf)':
    'a second run writes the same values',
  "packages/data/src/invoices/deposits.repository.ts insertOpen: open.create({ companyId, number: deposit.number, paid: deposit.status === 'paid', facts: factsOf(deposit), })":
    'the invoice is created, or its End released, under a condition in the same transaction',
  'packages/data/src/invoices/deposits.repository.ts use: used.create({ companyId, number, usedBy })':
    'the open deposit, which the same transaction removes under a condition, excludes a used one',
  'packages/data/src/invoices/drafts.repository.ts insert: drafts.create({ companyId, userId, ...toStored(draft) })':
    'its id is new, so no item with this key exists',
  'packages/data/src/orders/order-pictures.repository.ts insert: pictures.create({ companyId, ...picture })':
    'its id is new, so no item with this key exists',
  'packages/data/src/records/records.repository.ts insert: records.create(stored)':
    'its id is new, so no item with this key exists',
  'packages/data/src/records/records.repository.ts insert: listed.create({ ...stored, ...listedFields(values, 1) })':
    'its id is new, so no item with this key exists',
  'packages/data/src/time/timers.repository.ts addNote: notes.create({ companyId, ...note })':
    'its id is new, so no item with this key exists',
};
