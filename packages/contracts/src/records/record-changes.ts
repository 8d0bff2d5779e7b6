/**
 * What a created, updated or deleted record of a type makes stale: keys of reading routes, and words
 * of which all are meant. One table for the generic calls and for the calls that a word has of its own.
 */
export const recordChanges = {
  customers: ['listCustomers', 'listInvoiceCustomers', 'getRecordOptions'],
  products: ['listProducts', 'listInvoiceItems', 'getRecordOptions'],
  tasks: ['listTasks', 'listInvoiceTasks', 'getRecordOptions'],
  orders: [
    'listOrders',
    'listMergeableOrders',
    'getRecordOptions',
    'getDashboard',
    'getOrdersByMonth',
    // An order that is made of an enquiry answers it.
    'listEnquiries',
    'countEnquiries',
  ],
  employeeshours: ['listEmployeesHours', 'getRecordOptions'],
  enquiries: ['listEnquiries', 'countEnquiries', 'getRecordOptions'],
  receipts: ['listReceipts', 'getRecordOptions'],
  employees: [
    'listEmployees',
    'listEmployeeNames',
    'listColleagues',
    'listReceiptEmployees',
    'getProfile',
    'getRecordOptions',
    // Departments count their people, the plan its users, the dashboard everybody.
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
    'listMergeableInvoices',
    'getPrintableInvoice',
    'getInvoiceLines',
    'getRecordOptions',
    // The plan counts what is issued in a month.
    'getPlan',
    'dashboard',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
