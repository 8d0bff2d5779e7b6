import { useForm } from 'react-hook-form';

import { withFieldErrors } from '../../api/forms/form.ts';
import { useReceiptReading } from '../receipt-file/reading/use-receipt-reading.ts';
import { useKnownShop } from './use-known-shop.ts';
import { valuesOf, voucherResolver, type Entered, type VoucherValues } from './voucher-values.ts';

const readFields = ['businessName', 'description', 'price', 'vat', 'date', 'type', 'cvr'] as const;

interface VoucherFormOptions {
  /** The voucher that is edited; undefined for a new one. */
  voucher: Entered | undefined;
  /** Values that a new one begins with. */
  start?: Partial<VoucherValues>;
  send: (values: VoucherValues) => Promise<void>;
}

/** The form of a voucher (product V17), with what is read from its file and known of its shop. */
export function useVoucherForm({ voucher, start, send }: VoucherFormOptions) {
  const form = useForm<VoucherValues, unknown, VoucherValues>({
    resolver: voucherResolver(voucher !== undefined),
    defaultValues: { ...valuesOf(voucher), ...start },
    mode: 'onTouched',
  });
  const reading = useReceiptReading(form, readFields);
  const shop = useKnownShop(form);
  const save = withFieldErrors(form, async (values: VoucherValues) => {
    reading.stop();
    await send(values);
  });
  const { errors, isSubmitted } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some(({ type }) => type === 'missing');
  return { form, save, reading, shop, voucher, isIncomplete };
}
