/** In `localStorage`: the member whose installed app takes pictures from other apps. */
export const sharingKey = 'mrw_shares_receipts';
