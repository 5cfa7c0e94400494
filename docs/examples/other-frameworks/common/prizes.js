// A part for later: loaded when it is needed.
export const pickPrize = () => ['A cup', 'A pen', 'A bag'][Math.floor(Math.random() * 3)];
