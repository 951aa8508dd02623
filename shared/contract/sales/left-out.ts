/** The header of a PDF of several orders that names those without valid e-tickets, separated by commas. */
export const LEFT_OUT_HEADER = 'X-Left-Out';
