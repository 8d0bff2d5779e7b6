import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { orderHours } from '../../invoice-create-queries.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';

/** The hours on the order that an End invoice is made of; nothing is asked for any other form. */
export function useOrderHours({ control }: Pick<InvoiceForm, 'control'>) {
  const [kind, orderId] = useWatch({ control, name: ['kind', 'orderId'] });
  const enabled = kind === 'final' && orderId !== '';
  const { data, error, refetch } = useQuery({ ...orderHours(orderId), enabled });
  return enabled ? { orderId, hours: data, error, refetch } : undefined;
}
