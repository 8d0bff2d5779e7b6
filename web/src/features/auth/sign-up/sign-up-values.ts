import { isPhone } from '@driftig/contracts/wire/phone';
import * as z from 'zod';

import { signUpTexts } from './sign-up-texts.ts';

const requiredText = (max: number) => z.string().trim().min(1, signUpTexts.fillIn).max(max);

/** Product V4. Without the e-mail, which is fixed by the invitation. */
export const signUpForm = z
  .object({
    fullName: requiredText(120),
    phone: requiredText(40).refine(
      (value) => value === '' || isPhone(value),
      'Skriv et telefonnummer med mindst 8 cifre.',
    ),
    password: z
      .string()
      .min(1, signUpTexts.fillIn)
      .min(8, signUpTexts.shortPassword)
      .max(256)
      .refine((value) => value === value.trim(), 'Må ikke begynde eller slutte med mellemrum.'),
    repeat: z.string().min(1, signUpTexts.fillIn),
  })
  .refine((form) => form.repeat === '' || form.password === form.repeat, {
    error: signUpTexts.notAlike,
    path: ['repeat'],
    when: () => true,
  });
