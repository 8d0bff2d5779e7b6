import { orderRoutes } from '@driftig/contracts/orders/routes';

import type { Caller } from './company.ts';
import { pngFile, sendForm } from '../files/pictures.ts';

/** The fields of the upload form. */
const pictureForm = {
  header: 'Teltet fra haven',
  message: 'Sådan stod det sidste år.',
  date: '2026-06-19',
};

interface Sending {
  /** A small picture by default; undefined sends no file. */
  readonly file?: Blob | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendOrderPicture(
  who: Caller,
  orderid: string,
  changes: Readonly<Record<string, string>> = {},
  sending: Sending = {},
) {
  const { file, headers } = { file: pngFile(40, 30), ...sending };
  const form = new FormData();
  const fields = Object.entries({ ...pictureForm, orderid, ...changes });
  for (const [field, value] of fields) form.append(field, value);
  if (file !== undefined) form.append('image', file, 'telt.png');
  return sendForm(who, orderRoutes.uploadOrderPicture, form, headers);
}

/** Adds a picture through its route, and throws where it is refused. */
export async function createOrderPicture(
  who: Caller,
  orderId: string,
  changes: Readonly<Record<string, string>> = {},
  sending: Sending = {},
): Promise<{ readonly id: string }> {
  const { status, json, text } = await sendOrderPicture(who, orderId, changes, sending);
  if (status !== 201) throw new Error(`The picture for the test was not taken: ${text}`);
  return json as { id: string };
}
