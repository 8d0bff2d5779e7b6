interface Kind {
  /** Name in the settings of notifications. */
  readonly label: string;
  /** Default for mail and push until the user chooses. */
  readonly mail: boolean;
  readonly push: boolean;
  /** Employees never get it. */
  readonly managersOnly?: true;
}

/**
 * All kinds of notifications (product U1). Another kind is a row here and in the domain's tables.
 */
export const notificationKinds = {
  hoursRejected: { label: 'Dine timer er afvist', mail: false, push: true },
  allowanceDecided: { label: 'Din kørsel eller dine diæter er afgjort', mail: false, push: true },
  absenceDecided: { label: 'Din ansøgning er afgjort eller ændret', mail: true, push: true },
  absenceRecalled: { label: 'Din ansøgning afventer igen', mail: false, push: true },
  orderAssigned: { label: 'Du er sat på en ordre', mail: false, push: true },
  orderUnassigned: { label: 'Du er taget af en ordre', mail: false, push: true },
  orderChanged: { label: 'En ordre, du er på, er ændret', mail: false, push: true },
  orderCancelled: { label: 'En ordre, du er på, er annulleret', mail: false, push: true },
  shiftRequested: {
    label: 'En medarbejder anmoder om en vagt',
    mail: false,
    push: true,
    managersOnly: true,
  },
  shiftAnswered: { label: 'Din anmodning om en vagt er besvaret', mail: false, push: true },
  shiftOffered: { label: 'Du tilbydes en vagt', mail: false, push: true },
  shiftOfferEnded: { label: 'Et tilbud om en vagt er udløbet', mail: false, push: true },
  shiftSaleEnded: { label: 'Dit salg af en vagt er slut', mail: false, push: true },
  shiftQuestionAnswered: {
    label: 'En, du har spurgt, har taget vagten, eller ingen har svaret til tiden',
    mail: true,
    push: true,
    managersOnly: true,
  },
  swapProposed: { label: 'En kollega vil bytte vagt med dig', mail: false, push: true },
  swapRequested: {
    label: 'To medarbejdere vil bytte vagter',
    mail: false,
    push: true,
    managersOnly: true,
  },
  swapAnswered: { label: 'Et vagtbytte er besvaret eller slut', mail: false, push: true },
  shiftTaken: { label: 'Din vagt til salg er taget', mail: false, push: true },
  shiftReminder: { label: 'Du har vagt i morgen', mail: false, push: true },
  hoursMissing: { label: 'Dine timer mangler efter en vagt', mail: false, push: true },
  absenceApplied: {
    label: 'En medarbejder søger om fri',
    mail: false,
    push: true,
    managersOnly: true,
  },
  hoursHandedIn: {
    label: 'Medarbejdere har afleveret timer',
    mail: false,
    push: true,
    managersOnly: true,
  },
  depositPaid: { label: 'Et depositum er betalt', mail: false, push: true, managersOnly: true },
  applicationsWaiting: {
    label: 'En ansøgning har ventet i over tre dage',
    mail: false,
    push: true,
    managersOnly: true,
  },
  ordersLackPeople: {
    label: 'En ordre i morgen mangler folk',
    mail: true,
    push: true,
    managersOnly: true,
  },
  invoicesDue: {
    label: 'Fakturaer forfalder eller er ikke betalt',
    mail: false,
    push: false,
    managersOnly: true,
  },
  tasksDue: {
    label: 'Dine opgaver skal være færdige i dag eller i morgen',
    mail: false,
    push: true,
  },
  absenceReported: {
    label: 'En medarbejder er syg',
    mail: true,
    push: true,
    managersOnly: true,
  },
  mentioned: { label: 'Nogen nævner dig i chatten', mail: false, push: true },
  taskAssigned: { label: 'Du er sat på en opgave', mail: false, push: true },
  taskMentioned: { label: 'Nogen nævner dig på en opgave', mail: false, push: true },
  taskUnassigned: {
    label: 'En medarbejder er taget af en opgave, de ikke længere må se',
    mail: false,
    push: false,
    managersOnly: true,
  },
  receiptsMailed: { label: 'Nyt bilag fra mail', mail: false, push: true },
  receiptMailRefused: { label: 'En mail med bilag kunne ikke bruges', mail: true, push: false },
  invoiceBounced: {
    label: 'En mail med en faktura er kommet retur',
    mail: false,
    push: true,
    managersOnly: true,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof notificationKinds;

export const allKinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];

/** The most unread ones that are counted: a badge says '99+' above 99. */
export const mostCounted = 100;

/** The kinds that a user can get. */
export function kindsFor({ isManager }: { readonly isManager: boolean }): NotificationKind[] {
  return allKinds.filter((kind) => isManager || !isForManagers(notificationKinds[kind]));
}

const isForManagers = ({ managersOnly }: Kind) => managersOnly === true;
