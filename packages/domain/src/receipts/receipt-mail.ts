import type { DateText } from '../dates.ts';
import type { RowOwner } from '../accounting/row-owner.ts';
import { AppError } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';
import type { Decision } from './receipt-status.ts';

/** The business of a receipt that came by mail, until the right one is typed (product B52). */
export const mailedBusiness = 'Modtaget på mail';

export const receiptMailLimits = {
  /** Bytes of a whole mail; a larger one is refused unread. */
  mail: 25 * 1024 * 1024,
  /** Bytes of a picture, which is drawn anew; a PDF has the limit of an upload. */
  picture: 12 * 1024 * 1024,
  /** Files of one mail that become receipts. */
  files: 10,
  /** A smaller picture in the text of a mail is a logo. */
  logo: 60 * 1024,
} as const;

/** Words of SES for what it checked: PASS, FAIL, GRAY (not to be decided), PROCESSING_FAILED, DISABLED. */
export interface MailVerdicts {
  readonly spf: string;
  readonly dkim: string;
  readonly dmarc: string;
  readonly spam: string;
  readonly virus: string;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Whether the address in From is proven to have sent the mail: DMARC passed, or its domain publishes none and SPF
 * passed for that same domain. `envelope` is the address of the SMTP dialog.
 */
export function isSenderProven(
  { spf, dkim, dmarc, spam, virus }: MailVerdicts,
  { from, envelope }: { readonly from: string; readonly envelope: string },
): boolean {
  if (spam === 'FAIL' || virus !== 'PASS') return false;
  if (dmarc === 'PASS') return true;
  return (
    dmarc === 'GRAY' && spf === 'PASS' && dkim !== 'FAIL' && domainOf(envelope) === domainOf(from)
  );
}

/** Automatic replies, bounces and lists are never answered (RFC 3834). Header names in lower case. */
export function isAutomatic(headers: ReadonlyMap<string, string>, envelope: string): boolean {
  const valueOf = (name: string) => (headers.get(name) ?? '').trim().toLowerCase();
  const submitted = valueOf('auto-submitted');
  return (
    envelope === '' ||
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(valueOf('precedence')) ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => headers.has(name))
  );
}

const longestText = 200;

/** A mail's subject as the description of its receipts: one line, without characters that are not shown. */
export function textOfSubject(subject: string): string {
  const line = subject
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim();
  const cut = [...line].slice(0, longestText).join('').trim();
  return cut === '' ? 'Mail uden emne' : cut;
}

interface MailedFile {
  readonly owner: RowOwner;
  readonly description: string;
  readonly date: DateText;
  readonly file: string;
  readonly fileType: string;
}

/** A receipt that waits for its amount and its business; 0 kr. until then (product B52). */
export function mailedReceipt({ owner, ...values }: MailedFile): FilledValues {
  const open = { status: 'actionNeeded', type: 'expense', price: 0, vat: 0 };
  return { ...open, businessName: mailedBusiness, ...values, ...owner };
}

/** Throws conflict (409) for the approval of a receipt that came by mail and lacks its facts. */
export function assertFactsKnown(values: FilledValues, decision: Decision): void {
  if (decision === 'rejected') return;
  const lacking = [
    ...(Number(values['price'] ?? 0) === 0 ? ['beløb'] : []),
    ...(values['businessName'] === mailedBusiness ? ['firma'] : []),
  ];
  if (lacking.length > 0)
    throw new AppError('conflict', {
      message: `Kvitteringen mangler ${lacking.join(' og ')}. Ret den, og godkend den så.`,
    });
}
