/** Reads that contain an order's staff count, and the calendars; absences make them stale too. */
export const staffedReads = [
  'calendar',
  'listOrders',
  'listCustomerOrders',
  'getOrderOverview',
  'listMergeableOrders',
  'getRecord',
] as const;

/**
 * Reads that become stale when a record of a type is created, updated or deleted (see `changes` of
 * a route). Shared by the record calls and by the words' own calls.
 */
export const recordChanges = {
  customers: [
    'listCustomers',
    // They say where an order is, which is at its customer's unless it has a place of its own.
    'listPlan',
    'getOrderOverview',
    // Lines of an order without a VAT code have that of its customer.
    'getOrderLines',
    'listOrdersOfDay',
    'listOwnOrdersOfDay',
    'listSwapChoices',
    'listSwaps',
    'getOwnOrder',
    'listOwnOrders',
    'listInvoiceCustomers',
    'listOrdersToGenerate',
    'getCustomerOverview',
    'listHistory',
    'getRecord',
    'getRecordOptions',
    'getFirstSteps',
  ],
  products: ['listProducts', 'listInvoiceItems', 'getSoldByMonth', 'getRecordOptions'],
  productgroups: ['listProductGroups', 'listInvoiceProductGroups', 'getRecordOptions'],
  tasks: ['listTasks', 'listInvoiceTasks', 'getRecordOptions'],
  orders: [
    ...staffedReads,
    'getOrderLines',
    'listLineNames',
    'listOrdersToInvoice',
    'listOrdersToGenerate',
    'getOwnOrder',
    'listOwnOrders',
    'getNoteForEmployees',
    'getNoteForAdministration',
    'listHistory',
    'getRecordOptions',
    'getDashboard',
    'getOrdersByMonth',
    // Creating an order from an enquiry changes the enquiry's status.
    'listEnquiries',
    'countEnquiries',
    'getEnquiry',
    // Its people are booked for its time.
    'planning',
    // They have a conversation, which bears its title.
    'listChatGroups',
    'getChatGroup',
    // They say whether a request or an offer of a shift still waits.
    'listNotifications',
  ],
  enquiries: [
    'listEnquiries',
    'countEnquiries',
    'getEnquiry',
    'listHistory',
    'getRecord',
    'getRecordOptions',
  ],
  // Bookkeeping lists, sums and imports them.
  receipts: ['listReceipts', 'countReceipts', 'getRecordOptions', 'accounting'],
  employees: [
    'listEmployees',
    'listHistory',
    'listEmployeeNames',
    'listColleagues',
    'listReceiptEmployees',
    'listAccountingEmployees',
    'listBoardDepartments',
    // Lists of hours name their people.
    'listTimeEmployees',
    'getHoursOverview',
    'getProfile',
    'getRecordOptions',
    'planning',
    'calendar',
    // Departments, the plan and the dashboard count employees.
    'listDepartments',
    'getPlan',
    'dashboard',
    // Possible recipients and groups of the chat.
    'listChatPeople',
    'listChatGroups',
    'getChatGroup',
    // The board names people and shares with them.
    'taskboard',
  ],
  departments: [
    'listBoardDepartments',
    'listDepartments',
    'accounting',
    'listPlan',
    'listEmployees',
    'listColleagues',
    'getProfile',
    'getRecordOptions',
    'listChatPeople',
    'listChatGroups',
    'getChatGroup',
    'taskboard',
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
    'listLineNames',
    'getSoldByMonth',
    'getRecordOptions',
    // An order is done or free again, or its deposit is paid.
    'listOrdersToGenerate',
    // Products count what is sold of them; a cancelled or deleted invoice frees its order.
    'listProducts',
    'listOrders',
    'listCustomerOrders',
    'listMergeableOrders',
    // An order of a day shows the numbers of its invoices.
    'listOrdersOfDay',
    // Hours carry the number of their invoice; a cancelled or deleted one gives them free.
    'listInvoiceableHours',
    'listTimeReports',
    'listOwnTimeReports',
    // The plan counts the invoices of a month.
    'getPlan',
    // Debtors by age.
    'getOpenItems',
    'dashboard',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
