import { firstTimeForm } from '@driftig/contracts/company/routes';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod';

import { contractResolver } from '../../api/forms/form.ts';

export interface WelcomeValues {
  fullName: string;
  phone: string;
  /** Left empty it is the phone number. */
  mobile: string;
}

const resolveWhole = contractResolver<WelcomeValues, typeof firstTimeForm>(firstTimeForm);

/** Checks the form by the call, which requires both numbers; one is enough to type (product I6). */
export const welcomeResolver: Resolver<
  WelcomeValues,
  unknown,
  z.output<typeof firstTimeForm>
> = async (values, context, options) => {
  if (values.mobile.trim() !== '') return resolveWhole(values, context, options);
  const read = await resolveWhole({ ...values, mobile: values.phone }, context, options);
  if (!('mobile' in read.errors)) return read;
  // The mistake is shown where it was typed.
  const { mobile: _, ...errors } = read.errors;
  return { values: {}, errors };
};
