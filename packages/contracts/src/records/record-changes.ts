/**
 * What becomes stale when a record of a type is created, updated or deleted (see `changes` of a
 * route). Shared by the record calls and by the words' own calls.
 */
export const recordChanges = {
  customers: [
    'listCustomers',
    'listInvoiceCustomers',
    'getCustomerOverview',
    'listHistory',
    'getRecord',
    'getRecordOptions',
    'getFirstSteps',
  ],
  products: ['listProducts', 'listInvoiceItems', 'getRecordOptions'],
  tasks: ['listTasks', 'listInvoiceTasks', 'getRecordOptions'],
  orders: [
    'listOrders',
    'listCustomerOrders',
    'getOrderOverview',
    'listMergeableOrders',
    'listHistory',
    'getRecord',
    'getRecordOptions',
    'getDashboard',
    'getOrdersByMonth',
    // Creating an order from an enquiry changes the enquiry's status.
    'listEnquiries',
    'countEnquiries',
  ],
  employeeshours: ['listEmployeesHours', 'getRecordOptions'],
  enquiries: ['listEnquiries', 'countEnquiries', 'listHistory', 'getRecord', 'getRecordOptions'],
  receipts: ['listReceipts', 'getRecordOptions'],
  employees: [
    'listEmployees',
    'listHistory',
    'listEmployeeNames',
    'listColleagues',
    'listReceiptEmployees',
    'getProfile',
    'getRecordOptions',
    // Departments, the plan and the dashboard count employees.
    'listDepartments',
    'getPlan',
    'dashboard',
  ],
  departments: [
    'listDepartments',
    'listEmployees',
    'listColleagues',
    'getProfile',
    'getRecordOptions',
  ],
  invoices: [
    'listInvoices',
    'getCustomerOverview',
    'listCustomerInvoices',
    'getOrderOverview',
    'listHistory',
    'listMergeableInvoices',
    'getPrintableInvoice',
    'getInvoiceLines',
    'getRecordOptions',
    // Products count what is sold of them; a cancelled or deleted invoice frees its order.
    'listProducts',
    'listOrders',
    'listCustomerOrders',
    'listMergeableOrders',
    // The plan counts the invoices of a month.
    'getPlan',
    'dashboard',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
