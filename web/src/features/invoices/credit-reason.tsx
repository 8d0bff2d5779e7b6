import * as z from 'zod';

import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { useZodForm } from '../../ui/fields/use-zod-form.ts';
import { texts } from './credit-texts.ts';

const MAX_REASON = 500;
const creditForm = z.object({ reason: z.string().trim().max(MAX_REASON, texts.reasonTooLong) });

export const useCreditForm = () => useZodForm(creditForm, { reason: '' });

interface CreditReasonProps {
  form: ReturnType<typeof useCreditForm>;
  help: string;
}

/** Reason for crediting an invoice, printed on the credit note. */
export function CreditReason({ form, help }: CreditReasonProps) {
  return (
    <TextareaField
      control={form.control}
      name="reason"
      label={texts.reason}
      help={help}
      rows={2}
      maxLength={MAX_REASON}
    />
  );
}
