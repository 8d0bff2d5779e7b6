/** The element that says how a card is moved by keyboard; one for the whole board. */
export const gripHelpId = 'board-grip-help';
