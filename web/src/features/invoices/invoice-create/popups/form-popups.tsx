import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { OpenDeposit } from '@driftig/contracts/invoices/bases';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { IconClipboardList, IconFiles, IconFileSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { kindField } from '../values/sections.ts';
import { useBases } from '../bases/use-bases.ts';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import { texts } from './texts.ts';

const DepositsDialog = lazyWhenIdle(() => import('./deposits-dialog.tsx'));
const GenerateDialog = lazyWhenIdle(() => import('./generate-dialog.tsx'));
const OrdersDialog = lazyWhenIdle(() => import('./orders-dialog.tsx'));

const icons = { deposits: IconFileSearch, orders: IconClipboardList, generate: IconFiles } as const;
const popups = ['deposits', 'orders', 'generate'] as const;
type Popup = (typeof popups)[number];

interface PopupOptions {
  readonly form: InvoiceForm;
  readonly settings: CompanySettings;
  readonly customers: readonly InvoiceCustomer[];
  readonly goTo: (path: string) => void;
}

/** The form's popups: what opens them in its head, and the one that is open (product D20). */
export function useFormPopups({ form, settings, customers, goTo }: PopupOptions) {
  const [opened, setOpened] = useState<Popup>();
  const bases = useBases(form, customers, settings);
  const close = () => setOpened(undefined);
  /** A choice fills in customer and lines; the kind is what is left to say. */
  const fill = async (run: () => Promise<void>) => {
    await run();
    goTo(kindField);
  };
  const dialogs = {
    deposits: (
      <DepositsDialog
        currency={settings.currency}
        onChoose={(deposit: OpenDeposit) => fill(() => bases.fromDeposit(deposit))}
        onClose={close}
      />
    ),
    orders: (
      <OrdersDialog
        onChoose={(number: number) => fill(() => bases.fromOrder(number))}
        onClose={close}
      />
    ),
    generate: <GenerateDialog settings={settings} onClose={close} />,
  };
  return {
    open: setOpened,
    actions: popups.map((popup) => ({
      label: texts[popup],
      icon: icons[popup],
      onSelect: () => setOpened(popup),
    })),
    dialog: <Suspense>{opened === undefined ? null : dialogs[opened]}</Suspense>,
  };
}
