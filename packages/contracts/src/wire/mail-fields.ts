import * as z from 'zod';

import { addressList } from './address-list.ts';
import { oneLine, text } from './text.ts';

/** Fields of a mail that people write to a company's customers; the numbers are product L24's. */
export const mailReceivers = addressList(10).min(1, 'Indtast en gyldig email');
export const mailCopies = addressList(10);
export const mailSubject = oneLine(150).pipe(z.string().min(1, 'Skriv et emne.'));
export const mailText = text(4000).pipe(z.string().min(1, 'Skriv en tekst.'));
