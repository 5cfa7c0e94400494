/** What every list of the page is stored under, so that they are read again and dropped together. */
export const rewardStatusKey = ['reward-status'];
