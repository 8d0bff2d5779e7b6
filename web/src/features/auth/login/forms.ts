import { email as emailText } from '@driftig/contracts/wire/email';
import * as z from 'zod';

import { ApiError, ConnectionError, messageOf, UnreadableAnswer } from '../../../api/errors.ts';
import { texts, type FailureTexts } from './texts.ts';

/** The password rule of the dialogs; the server's own is less strict (product V1, A1). */
const password = z.string().min(8, texts.shortPassword).max(256);

/** The code of two-step login; empty until the server asks for it. */
const code = z.string().trim().max(40);

export const loginForm = z.object({ email: emailText, password, code });

export const registerForm = z.object({
  companyName: z.string().trim().min(1, texts.noCompany).max(120),
  email: emailText,
  password,
});

export const passwordForm = z.object({ password, code });

export const forgotForm = z.object({ email: emailText });

export const resetForm = ({ notAlike }: FailureTexts) =>
  z
    .object({
      token: z.string().trim().min(1, texts.noToken),
      newPassword: password,
      repeat: z.string(),
    })
    .refine((form) => form.newPassword === form.repeat, { error: notAlike, path: ['repeat'] });

/** The server's message, or `failed` when there is none (product A2). */
export function authErrorText(error: unknown, failed: string): string {
  if (error instanceof UnreadableAnswer) return error.message;
  if (error instanceof ConnectionError) return `${failed.replace(/\.$/, '')}. ${error.message}`;
  return messageOf(error, failed);
}

/** Whether the password was right and a two-step code is needed. */
export function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed';
}
