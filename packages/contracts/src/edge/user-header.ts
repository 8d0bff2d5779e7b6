/**
 * Tabs of a browser share one session cookie. Each request names in this header the user its page was
 * loaded for, so that a tab left open from before another login is refused (401) instead of acting as
 * the other user.
 */
export const userHeader = 'x-driftig-user';
