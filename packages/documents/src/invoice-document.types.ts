/**
 * What an invoice document is made from, and what it shows. Amounts in: integer hundredths of the
 * currency (øre). Dates in: yyyy-mm-dd. An empty text in means 'none'. Everything out is ready to show.
 */
export type InvoiceParty = {
  readonly address: string;
  readonly zipcode: string;
  readonly town: string;
  readonly country: string;
  readonly cvr: string;
};

export type InvoiceSeller = InvoiceParty & {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly bankName: string;
  readonly regNumber: string;
  readonly accountNumber: string;
  /** Creditor number for payment cards of kind 71, eight digits. */
  readonly fikCreditor?: string | undefined;
};

/** `name` is the person the invoice is for the attention of. */
export type InvoiceBuyer = InvoiceParty & { readonly company: string; readonly name: string };

export type InvoiceLine = {
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit?: string | undefined;
  readonly price: number;
  readonly total: number;
};

export type DepositAmounts = {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
};

/** The deposit an End invoice takes off: paid or not, its VAT was invoiced with it. */
export type SettledDeposit = DepositAmounts & {
  readonly number: string;
  readonly date: string;
  readonly paidDate?: string | undefined;
};

/** 1 Varer, 2 Produktgrupper, 3 Opgaver. */
export type InvoiceGroups = { readonly [group in 1 | 2 | 3]: readonly InvoiceLine[] };

type InvoiceContent = {
  readonly number: string;
  readonly date: string;
  readonly payDate: string;
  /** The day of delivery or completion; shown where it is not the invoice's own date. */
  readonly deliveryDate: string;
  readonly orderTitle: string;
  readonly orderNumber: string;
  readonly currency: string;
  readonly cancelled: boolean;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly groups: InvoiceGroups;
  /** Of the lines, whatever the kind: net, percentage, VAT, and net with VAT. */
  readonly price: number;
  readonly taxRate: number;
  readonly tax: number;
  readonly total: number;
  readonly amountDue: number;
};

/** A deposit invoice asks for its deposit; the lines say what the deposit is for. */
export type DepositInvoice = InvoiceContent & {
  readonly kind: 'deposit';
  readonly deposit: DepositAmounts;
};

export type FinalInvoice = InvoiceContent & {
  readonly kind: 'final';
  readonly deposit?: SettledDeposit | undefined;
};

export type InvoiceDocumentInput = DepositInvoice | FinalInvoice;

export type DocumentField = { readonly label: string; readonly value: string };

/** A wide fact takes the room that the others leave. */
export type DocumentFact = DocumentField & { readonly wide: boolean };

/** `detail` stands dimmed after the label. */
export type DocumentRow = DocumentField & { readonly detail: string; readonly strong: boolean };

export type DocumentParty = {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly cvr: string;
};

export type DocumentLine = {
  readonly name: string;
  readonly description: string;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly total: string;
};

export type DocumentGroup = {
  readonly title: string;
  readonly sum: string;
  readonly lines: readonly DocumentLine[];
};

/** `unit` is undefined where no line has one: the column is left out. */
export type DocumentColumns = {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string | undefined;
  readonly price: string;
  readonly total: string;
};

/** A framed note beside the totals. */
export type DocumentNote = {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly DocumentRow[];
  readonly text: string;
};

export type DocumentPayment = {
  readonly fields: readonly DocumentField[];
  /** Codes to type or scan, each alone on its line. */
  readonly codes: readonly DocumentField[];
};

export type InvoiceDocument = {
  readonly number: string;
  /** The invoice's date as yyyy-mm-dd, for what is not shown: the file's own date. */
  readonly isoDate: string;
  readonly title: string;
  readonly subtitle: string;
  /** 'Annulleret' or nothing. */
  readonly mark: string;
  readonly buyer: DocumentParty;
  readonly seller: DocumentParty;
  readonly facts: readonly DocumentFact[];
  readonly columns: DocumentColumns;
  readonly groups: readonly DocumentGroup[];
  readonly notes: readonly DocumentNote[];
  readonly totals: {
    readonly base: readonly DocumentRow[];
    readonly sum: readonly DocumentRow[];
    readonly due: DocumentField;
  };
  readonly payment: DocumentPayment | undefined;
  readonly notices: readonly string[];
  readonly footer: string;
};
