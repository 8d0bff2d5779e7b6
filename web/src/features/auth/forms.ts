import { email as emailText } from '@driftig/contracts/wire';
import * as z from 'zod';

import { ApiError, ConnectionError, messageOf } from '../../api/errors.ts';
import { texts } from './texts.ts';

/** What the dialogs ask for; the server accepts more (part 1 §5, reading A1). */
const password = z.string().min(8, texts.shortPassword).max(256);

export const loginForm = z.object({ email: emailText, password });

export const registerForm = z.object({
  companyName: z.string().trim().min(1, texts.noCompany).max(120),
  email: emailText,
  password,
});

export const passwordForm = z.object({ password });

/** The server's message, or the dialogs' own default (part 1 §8). */
export function authFailure(error: unknown): string {
  if (error instanceof ConnectionError) return `${texts.unexpected}. ${error.message}`;
  return messageOf(error, texts.unexpected);
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'wrong_credentials';
}
