/**
 * Short attribute names of the items that lists read: every byte of an item is paid for, and the
 * list indexes project attributes by these names. All entities take them from here, so that a short
 * name holds one kind of value whatever the entity (tests/entities.test.ts). They are stored: a name
 * is added, never changed.
 */
export const storedNames = {
  companyId: 'c',
  number: 'no',
  /** The date a list is sorted by: of an invoice its own, of an order its first day. */
  date: 'd',
  /** Until when: of an invoice its payment date, of an order its last day. */
  untilDate: 'pd',
  company: 'co',
  name: 'nm',
  title: 'ot',
  status: 'st',
  amountDue: 'am',
  isDeposit: 'dp',
  customerId: 'cu',
  startTime: 'ts',
  endTime: 'te',
  description: 'de',
  invoiceNumber: 'iv',
  version: 'v',
  everIssued: 'ev',
  enquiryId: 'en',
  /** The list indexes project this name. */
  taskId: 'id',
  details: 'x',
  lines: 'l',
  /** Fields of an invoice. */
  payments: 'py',
  creditNote: 'cn',
  mail: 'ml',
  /** A map of whatever else the rows of a list show; its inner names are the entity's own. */
  row: 'r',
  /** Owner of a row: hours, holiday, expenses, tasks. */
  employeeId: 'em',
} as const;

/** Names inside of an invoice's `details`, a map of its own that no index projects. */
export const invoiceDetailNames = {
  /** Only on invoices from before customers had pages; newer ones have it on the item (`cu`). */
  customerId: 'ci',
  cvr: 'cv',
  phone: 'ph',
  email: 'em',
  address: 'ad',
  zipcode: 'zp',
  town: 'tn',
  country: 'ct',
  gln: 'gl',
  reference: 'rf',
  orderNumber: 'on',
  orderDescription: 'od',
  orderStartDate: 'os',
  orderEndDate: 'oe',
  orderStartTime: 'ts',
  orderEndTime: 'te',
  taxPercent: 'tp',
  price: 'pr',
  tax: 'tx',
  currency: 'cu',
  settingsVersion: 'sv',
  issuedAt: 'at',
  bankName: 'bn',
  regNumber: 'rn',
  accountNumber: 'an',
  depositNumber: 'dn',
  depositDate: 'dd',
  depositPrice: 'dp',
  depositTax: 'dt',
  soldInGroups: 'sg',
  voucherCode: 'vc',
  vatNumber: 'vn',
  vat: 'va',
  depositVat: 'dv',
  exchangeRate: 'er',
  exchangeDate: 'ed',
  depositRate: 'dr',
} as const;

export type InvoiceDetail = keyof typeof invoiceDetailNames;
