/** The tabs of an invoice's page, as in the address; none for the invoice itself. */
export const creditNoteTab = 'creditnote';
export const historyTab = 'history';
