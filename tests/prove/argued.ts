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
  'packages/data/src/company/company.repository.ts saveVersion: op.eq(item.settingsVersion, before)':
    'the create of the same settings version in the transaction refuses it as well',
  'packages/data/src/company/company.repository.ts saveVersion: versions.create({ companyId, settingsVersion, settings, savedAt })':
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
  'packages/data/src/auth/auth.repository.ts endAllSessions: users.patch({ companyId, userId })':
    'a person with sessions has an account, and accounts are never deleted',
  'packages/data/src/auth/auth.repository.ts saveWelcomeForm: users .patch({ companyId, userId })':
    'a person with sessions has an account, and accounts are never deleted',
  'packages/data/src/auth/person-emails.ts take: op.ne(item.companyId, companyId)':
    'the name of an invitation, unique in its company, refuses it in the same transaction',
  'packages/data/src/auth/second-factor.repository.ts recordOf: users.patch({ companyId, userId })':
    'a person with sessions has an account, and accounts are never deleted',
  'packages/data/src/auth/second-factor.repository.ts switchOn: op.eq(item.secondFactor, false)':
    'what switches it on uses up the secret, whose presence is a condition too',
  "packages/data/src/employees/employees.repository.ts remove: op.eq(item.status, 'invited')":
    'signing up raises the version, which is a condition too',
  'packages/data/src/company/company.repository.ts confirmEmail: companies.patch({ companyId })':
    'a company is never deleted',
  'packages/data/src/company/company.repository.ts suspend: companies.patch({ companyId })':
    'a company is never deleted',
  'packages/data/src/company/company.repository.ts requireSecondFactor: companies.patch({ companyId })':
    'a company is never deleted',
  'packages/data/src/company/company.repository.ts keepSecondFactorGroup: op.notExists(item.secondFactorOf)':
    'the first time it is required, secondFactorRequired changes, which is a condition too',
  'packages/data/src/company/departments.repository.ts releaseName: op.eq(item.departmentId, departmentId)':
    'a rename raises the version, a condition in the same transaction',
  'packages/data/src/company/departments.repository.ts insert: companyEntity(table).patch({ companyId })':
    'a company is never deleted',
  'packages/data/src/company/series.repository.ts raiseInvoiceNumber: entity.patch({ companyId })':
    'its other conditions fail without the item',
  'packages/data/src/company/series.repository.ts raiseInvoiceNumber: op.lte(item.invoice, next)':
    'before the first invoice only the settings raise it, and their version is a condition in the transaction',
  'packages/data/src/company/series.repository.ts advance: op.eq(item.creditNote, before.creditNote)':
    'the credit note is created under its number in the same transaction',
  'packages/data/src/notifications/notifications.repository.ts add: unread.create({ ...own, expiresAt })':
    'the notification itself, created in the same transaction, refuses it as well',
  'packages/data/src/notifications/notifications.repository.ts releaseMail: notifications.patch({ companyId, userId, id })':
    'it was claimed just before, and nothing but its age of half a year removes it',
  'packages/data/src/notifications/push-devices.repository.ts release: notifications.patch({ companyId, userId, id })':
    'it was claimed just before, and nothing but its age of half a year removes it',
  'packages/data/src/chat/chat.repository.ts addMessage: messages.create({ companyId, channelId, ...message })':
    'the last number of the conversation, a condition in the same transaction, refuses it as well',
  'packages/data/src/records/listed-backfill.ts backfillReceipts: op.eq(item.version, version)':
    'a change since this version also sets the row, a condition too',
  'packages/data/src/records/records.repository.ts keepDeleted: deleted.create(kept)':
    'the removal of the record, under its version in the same transaction, excludes a second one',
  'packages/data/src/calendar/calendar-address.repository.ts replace: owners.create({ hash, companyId, userId })':
    'its hash is of a new secret, so no item with this key exists',
  'packages/data/src/accounting/trips.repository.ts insert: trips.create({ companyId, ...trip })':
    'its id is new, so no item with this key exists',
  'packages/data/src/accounting/expenses.repository.ts insert: expenses.create(toStored(companyId, expense))':
    'its id is new, so no item with this key exists',
};
