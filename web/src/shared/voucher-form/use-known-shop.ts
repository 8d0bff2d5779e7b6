import { knownShopRoutes } from '@driftig/contracts/receipts/known-shop';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { routeQuery } from '../../api/queries/route-query.ts';
import { texts } from './texts.ts';
import type { VoucherValues } from './voucher-values.ts';

type Form = UseFormReturn<VoucherValues, unknown, VoucherValues>;
type Suggested = Partial<Pick<VoucherValues, 'account' | 'type'>>;

/** While a name is typed. */
const pauseMs = 300;

/**
 * Fills account and type as the last receipt of the shop was entered (product B54), where the user has not
 * chosen any; marked until they are changed.
 */
export function useKnownShop(form: Form) {
  const [name, cvr] = useWatch({ control: form.control, name: ['businessName', 'cvr'] });
  const [businessName] = useDebouncedValue(name.trim(), pauseMs);
  const shop = { ...(cvr !== '' && { cvr }), ...(businessName !== '' && { businessName }) };
  const { data } = useQuery({
    ...routeQuery(knownShopRoutes.getKnownShop, { query: shop }),
    enabled: Object.keys(shop).length > 0,
  });
  const account = data?.account ?? '';
  const type = data?.type ?? 'expense';
  useEffect(() => {
    const filled = fillFree(form, { account, type });
    return () => takeBack(form, filled);
  }, [form, account, type]);
  return {
    /** Props of a field that shows a suggestion. */
    markOf: (field: 'account' | 'type') => {
      const { isDirty } = form.getFieldState(field, form.formState);
      const isAsLast = form.watch(field) === { account, type }[field] && !isDirty;
      const isDefault =
        form.formState.defaultValues?.[field] === (field === 'type' ? type : account);
      return account !== '' && isAsLast && !isDefault ? { help: texts.asLast } : {};
    },
  };
}

function fillFree(form: Form, known: { readonly account: string; readonly type: string }) {
  if (known.account === '' || form.getValues('account') !== null) return {};
  const filled: Suggested = {
    account: known.account,
    ...(form.getValues('type') === 'expense' && { type: known.type }),
  };
  for (const [field, value] of Object.entries(filled))
    form.setValue(field as keyof Suggested, value);
  return filled;
}

/** For another shop: what was filled in and is unchanged. */
function takeBack(form: Form, filled: Suggested): void {
  for (const [field, value] of Object.entries(filled)) {
    const name = field as keyof Suggested;
    if (form.getValues(name) === value && !form.getFieldState(name).isDirty) form.resetField(name);
  }
}
