import { services } from '../pipeline/services.ts';

/** The address of a local part; a stage without a mail domain has none. */
export function receiptAddressAnswer(local: string | undefined) {
  const domain = services().environment.RECEIPT_MAIL_DOMAIN;
  const available = domain !== undefined;
  return { available, address: available && local !== undefined ? `${local}@${domain}` : '' };
}
