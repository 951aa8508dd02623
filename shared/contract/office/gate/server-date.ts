/** Header by which a station passes on the `Date` of the API's answer. What the station answers by itself has none. */
export const SERVER_DATE_HEADER = 'X-Gangway-Server-Date';
