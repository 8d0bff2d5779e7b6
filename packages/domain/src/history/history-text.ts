import { invoiceStatuses } from '@driftig/contracts/records/types/invoices';
import { employees } from '@driftig/contracts/records/types/employees';
import { orders, orderStatuses } from '@driftig/contracts/records/types/orders';
import { isRecordTypeName, recordTypes } from '@driftig/contracts/records/record-types';
import type { RecordChoice, RecordField } from '@driftig/contracts/records/record-type';

import type { AuditAction } from '../audit-actions.ts';
import type { AuditEntry } from '../events.ts';
import { bookkeepingTexts } from './bookkeeping-texts.ts';
import { joinLabels, pictureText, shiftText, staffingChanges } from './listed.ts';
import { answeredText, cameBackText, mailedText } from './mail-text.ts';
import { creditUsedText, paymentText } from './payment-text.ts';
import { taskboardTexts } from './taskboard-texts.ts';

/** A part of an audit record. */
interface Entry extends Pick<AuditEntry, 'action' | 'subject'> {
  readonly changes?: AuditEntry['changes'] | undefined;
}
type Fields = Readonly<Record<string, Pick<RecordField, 'label'>>>;

/** Text of an action to follow the actor's name: 'Mette' and 'udstedte faktura 1249'. */
type TextOf = (entry: Entry) => string;

/** 'invoice 1249' is about 1249. */
const aboutOf = ({ subject }: Entry) => subject.slice(subject.indexOf(' ') + 1);

/** The nouns of the types that are nothing but their fields, as one speaks of a known one. */
const knownNouns: Readonly<Record<string, string>> = {
  customers: 'kunden',
  products: 'produktet',
  tasks: 'opgaven',
  enquiries: 'forespørgslen',
  receipts: 'kvitteringen',
};

const typeOf = ({ subject }: Entry) => subject.split(' ')[0] ?? '';
const nounOf = (entry: Entry) => knownNouns[typeOf(entry)] ?? 'posten';

/** The labels of the fields that changed; what has no label is nothing people know. */
function changedLabels({ changes }: Entry, fields: Fields): string[] {
  const names = changes?.['fields'];
  return Array.isArray(names) ? names.flatMap((name) => fields[String(name)]?.label ?? []) : [];
}

function editText(entry: Entry, fields: Fields, what: string): string {
  const labels = changedLabels(entry, fields);
  return labels.length === 0 ? `rettede ${what}` : `rettede ${joinLabels(labels)} på ${what}`;
}

function labelOfCode(statuses: Readonly<Record<string, RecordChoice>>, code: unknown): string {
  return Object.values(statuses).find((status) => status.code === code)?.label ?? '';
}

function invoiceStatusText(entry: Entry): string {
  const { from, to } = entry.changes ?? {};
  const [before, after] = [labelOfCode(invoiceStatuses, from), labelOfCode(invoiceStatuses, to)];
  const number = aboutOf(entry);
  return `satte faktura ${number} fra ${before} til ${after}`;
}

function creditText({ changes }: Entry): string {
  const number = Number(changes?.['creditNote']);
  return Number.isNaN(number) ? '' : ` med kreditnota ${number}`;
}

const orderText = ({ changes }: Entry) => Number(changes?.['order']);

function orderChangeText(entry: Entry): string {
  const { fields, status } = entry.changes ?? {};
  const order = `ordre ${aboutOf(entry)}`;
  const onlyStatus = Array.isArray(fields) && fields.join() === 'status';
  const label = onlyStatus ? orderStatuses[status as keyof typeof orderStatuses]?.label : undefined;
  return label === undefined
    ? editText(entry, orders.fields, order)
    : `satte ${order} til ${label}`;
}

function recordFields(entry: Entry): Fields {
  const type = typeOf(entry);
  return isRecordTypeName(type) ? recordTypes[type].fields : {};
}

const person = 'medarbejderen';

/** Undefined for what is no part of a record's history: log-ins, sessions, the company itself. */
const texts: Readonly<Record<AuditAction, TextOf | undefined>> = {
  ...bookkeepingTexts,
  ...taskboardTexts,
  'auth.confirmationRequested': undefined,
  'auth.emailConfirmed': undefined,
  'auth.joined': () => 'tog imod invitationen',
  'auth.loggedIn': undefined,
  'auth.loggedOut': undefined,
  'auth.otherSessionsEnded': undefined,
  'auth.passwordChanged': undefined,
  'auth.recoveryCodesRenewed': undefined,
  'auth.registered': undefined,
  'auth.resetUsed': undefined,
  'auth.secondFactorBegun': undefined,
  'auth.secondFactorOff': () => 'slog totrinslogin fra',
  'auth.secondFactorOn': () => 'slog totrinslogin til',
  'auth.secondFactorRecovered': undefined,
  'auth.secondFactorRemoved': undefined,
  'auth.sessionEnded': undefined,
  'auth.sessionsEnded': undefined,
  'auth.signedUp': () => 'tog imod invitationen',
  'calendar.addressChanged': undefined,
  'chat.messageSent': undefined,
  'chat.read': undefined,
  'clock.reminded': undefined,
  'company.departmentCreated': () => 'oprettede afdelingen',
  'company.departmentDeleted': () => 'slettede afdelingen',
  'company.departmentRenamed': () => 'gav afdelingen et nyt navn',
  'company.logoChanged': undefined,
  'company.logoRemoved': undefined,
  'company.mailBounced': undefined,
  'company.planAgreed': undefined,
  'company.planChanged': undefined,
  'company.planRequested': undefined,
  'company.resumed': undefined,
  'company.secondFactorRequired': undefined,
  'company.renamed': undefined,
  'company.settingsChanged': undefined,
  'company.suspended': undefined,
  'company.userIntroduced': () => 'udfyldte sine oplysninger',
  'employees.changed': (entry) => editText(entry, employees.fields, person),
  'employees.edited': (entry) => editText(entry, employees.fields, person),
  'employees.invitationWithdrawn': () => 'trak invitationen tilbage',
  'employees.invited': () => `inviterede ${person}`,
  'employees.invitedAgain': () => 'sendte invitationen igen',
  'employees.pictureChanged': () => 'skiftede sit billede',
  'employees.pictureRemoved': () => 'fjernede sit billede',
  'invoices.credited': (entry) => `krediterede faktura ${aboutOf(entry)}${creditText(entry)}`,
  'invoices.creditUsed': (entry) => creditUsedText(aboutOf(entry), entry.changes),
  'invoices.draftDeleted': undefined,
  'invoices.draftKept': undefined,
  'invoices.deleted': (entry) => `slettede faktura ${aboutOf(entry)}`,
  'invoices.issued': (entry) => `udstedte faktura ${aboutOf(entry)}`,
  'invoices.mailCameBack': (entry) => cameBackText(aboutOf(entry), entry.changes),
  'invoices.mailed': (entry) => mailedText(aboutOf(entry), entry.changes),
  'invoices.merged': (entry) => `lagde faktura ${aboutOf(entry)} på ordre ${orderText(entry)}`,
  'invoices.paymentRecorded': (entry) =>
    `registrerede ${paymentText(aboutOf(entry), entry.changes)}`,
  'invoices.paymentUndone': (entry) => `fortrød ${paymentText(aboutOf(entry), entry.changes)}`,
  'invoices.refunded': (entry) => `registrerede ${paymentText(aboutOf(entry), entry.changes)}`,
  'invoices.statusChanged': invoiceStatusText,
  'invoices.unmerged': (entry) => `tog faktura ${aboutOf(entry)} af ordre ${orderText(entry)}`,
  'invoices.writtenOff': (entry) => `registrerede ${paymentText(aboutOf(entry), entry.changes)}`,
  'orders.bookingFormChanged': undefined,
  'orders.changed': orderChangeText,
  'orders.deleted': (entry) => `slettede ordre ${aboutOf(entry)}`,
  'orders.enquiryAnswered': (entry) => answeredText(entry.changes),
  'orders.enquiryReceived': () => 'sendte forespørgslen fra bookingformularen',
  'orders.linesChanged': () => 'rettede linjerne',
  'orders.pictureAdded': (entry) => `lagde ${pictureText(entry.changes)} på ordren`,
  'orders.pictureDeleted': (entry) => `slettede ${pictureText(entry.changes)} fra ordren`,
  'orders.placed': (entry) => `oprettede ordre ${aboutOf(entry)}`,
  'orders.shiftChanged': (entry) => shiftText(entry.changes, `ordre ${aboutOf(entry)}`),
  'orders.staffed': (entry) => staffingChanges(entry.changes, `ordre ${aboutOf(entry)}`),
  'receipts.accepted': (entry) => `godkendte ${nounOf(entry)} til bogføring`,
  'receipts.approved': (entry) => `godkendte ${nounOf(entry)}`,
  'receipts.fileScanned': undefined,
  'receipts.rejected': (entry) => `afviste ${nounOf(entry)}`,
  'receipts.uploaded': (entry) => `uploadede ${nounOf(entry)}`,
  'records.created': (entry) => `oprettede ${nounOf(entry)}`,
  'records.deleted': (entry) => `slettede ${nounOf(entry)}`,
  'records.imported': undefined,
  'records.updated': (entry) => editText(entry, recordFields(entry), nounOf(entry)),
  // An entry's own history is read from the trail with what changed; see time/history.ts.
  'time.changed': () => 'rettede timer',
  'time.copied': () => 'kopierede timer',
  'time.decided': () => 'afgjorde timer',
  'time.deleted': () => 'slettede timer',
  'time.deviationNoted': undefined,
  'time.moved': () => 'flyttede timer hertil',
  'time.projectChanged': undefined,
  'time.projectCreated': undefined,
  'time.registered': () => 'registrerede timer',
  'time.settingsChanged': undefined,
  'time.termsChanged': () => 'rettede arbejdstiden',
  'time.timerDiscarded': undefined,
  'time.timerStarted': undefined,
  'vacation.accountChanged': () => 'rettede ferieregnskabet',
  'vacation.applied': undefined,
  'vacation.changed': undefined,
  'vacation.decided': undefined,
  'vacation.deleted': undefined,
  'vacation.ended': undefined,
};

/** Whether an action is part of the history that people are shown. */
export function isInHistory(action: AuditAction): boolean {
  return texts[action] !== undefined;
}

/** Danish text of an audit entry, to follow the actor's name; '' for actions that are not shown. */
export function historyText(entry: Entry): string {
  return texts[entry.action]?.(entry) ?? '';
}
