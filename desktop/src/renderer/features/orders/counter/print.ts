/** Opens a document of the order in a new window, to be printed from there. */
const open = (path: string) => window.open(`/prod-api${path}`, '_blank', 'noopener');

export const printReceipt = (number: string) => open(`/office/orders/${number}/receipt.pdf`);
export const printTickets = (number: string) => open(`/orders/${number}/tickets.pdf`);
