/** Lane of the orders that lack people; no person has this id. */
export const openLane = 'open';
/** The only lane of views by order. */
export const orderLane = 'orders';

/** An order's event in a lane. */
export const eventIdOf = (orderId: string, laneId: string) => `${orderId}@${laneId}`;
export const orderIdOf = (eventId: string) => eventId.slice(0, eventId.lastIndexOf('@'));
