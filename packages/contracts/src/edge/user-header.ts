/**
 * Tabs of a browser share one session. The page says in this header whose page it is, so that a tab
 * left open from before another login is asked to log in again instead of acting for someone else.
 */
export const userHeader = 'x-driftig-user';
