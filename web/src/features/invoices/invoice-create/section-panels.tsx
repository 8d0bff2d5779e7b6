import type { CompanySettings } from '@driftig/contracts/company/routes';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';

import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { PaymentTab } from './payment-tab.tsx';
import { SectionTabs } from './section-tabs.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';
import type { SectionNavigation } from './use-section-navigation.ts';

// The form opens on the first tab; the others are prefetched when the browser is idle.
const CustomerTab = lazyWhenIdle(() => import('./customer-tab.tsx'));
const OrderTab = lazyWhenIdle(() => import('./order-tab.tsx'));
const ItemsTab = lazyWhenIdle(() => import('./items-tab.tsx'));

interface SectionPanelsProps {
  form: InvoiceForm;
  settings: CompanySettings;
  customers: readonly InvoiceCustomer[];
  navigation: SectionNavigation;
}

/** The tabs with their content. */
export function SectionPanels({ form, settings, customers, navigation }: SectionPanelsProps) {
  const panels = {
    payment: <PaymentTab nextNumber={settings.nextInvoiceNumber} />,
    customer: <CustomerTab customers={customers} />,
    order: <OrderTab />,
    items: (
      <ItemsTab
        form={form}
        settings={settings}
        group={navigation.group}
        onGroup={(group) => navigation.open('items', group)}
      />
    ),
  };
  return <SectionTabs form={form} settings={settings} navigation={navigation} panels={panels} />;
}
