/** The key prefix of all lists of the page: they are read again and dropped together. */
export const rewardStatusKey = ['reward-status'];
