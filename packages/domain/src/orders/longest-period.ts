/** No order is longer (product O24): its people are booked month by month, and lists look so far back. */
export const longestPeriodMonths = 13;
