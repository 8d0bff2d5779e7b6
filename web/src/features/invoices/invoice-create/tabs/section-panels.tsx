import type { CompanySettings } from '@driftig/contracts/company/settings';
import type { InvoiceCustomer } from '@driftig/contracts/invoices/catalogue';
import { useEffect } from 'react';

import { nextTask } from '../../../../api/next-task.ts';
import { loadable } from '../../../../ui/loading/loadable.tsx';
import { useOrderHours } from '../hours/use-order-hours.ts';
import { CustomerTab } from './customer-tab.tsx';
import { SectionTabs } from './section-tabs.tsx';
import type { InvoiceForm } from '../values/use-invoice-form.ts';
import type { SectionNavigation } from './use-section-navigation.ts';

// The form usually opens on the customer; the other tabs are fetched once that is shown.
const OrderTab = loadable(() => import('./order-tab.tsx'));
const EmployeesTab = loadable(() => import('./employees-tab.tsx'));
const ItemsTab = loadable(() => import('./items-tab.tsx'));
const PaymentTab = loadable(() => import('./payment-tab.tsx'));

interface SectionPanelsProps {
  form: InvoiceForm;
  settings: CompanySettings;
  customers: readonly InvoiceCustomer[];
  navigation: SectionNavigation;
  onCheckDeposits: () => void;
}

/** The tabs with their content. */
export function SectionPanels(props: SectionPanelsProps) {
  const { form, settings, customers, navigation, onCheckDeposits } = props;
  useEffect(() => void fetchTabs(), []);
  useEffect(() => forgetStaffWithDates(form), [form]);
  // On their way before their tab is opened.
  useOrderHours(form);
  const panels = {
    payment: <PaymentTab settings={settings} onCheckDeposits={onCheckDeposits} />,
    customer: <CustomerTab customers={customers} usualDays={settings.paymentDays} />,
    order: <OrderTab />,
    items: (
      <ItemsTab
        form={form}
        settings={settings}
        group={navigation.group}
        onGroup={(group) => navigation.open('items', group)}
        goTo={navigation.goTo}
      />
    ),
    employees: <EmployeesTab />,
  };
  return <SectionTabs form={form} settings={settings} navigation={navigation} panels={panels} />;
}

/** Each in a task of its own. */
async function fetchTabs(): Promise<void> {
  for (const tab of [ItemsTab, PaymentTab, OrderTab]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another is the point
    await nextTask();
    void tab.preload();
  }
}

/** Another start or end clears the planned staff (product D25), once the user changes it. */
function forgetStaffWithDates(form: InvoiceForm): () => void {
  return form.subscribe({
    name: ['orderStartDate', 'orderEndDate'],
    formState: { values: true },
    callback: ({ name }) => {
      if (name === undefined || form.getValues('staff') === null) return;
      if (['orderStartDate', 'orderEndDate'].includes(name))
        form.setValue('staff', null, { shouldDirty: true });
    },
  });
}
