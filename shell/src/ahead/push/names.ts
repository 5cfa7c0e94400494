/** In `localStorage`: that messages come to this device, for whom and which. A page looks at it before it loads any code for it. */
export const pushKey = 'mrw_push';
/** In `localStorage`: the member said no on this device. */
export const declinedKey = 'mrw_push_declined';

/** The cache that tells the worker whose messages it shows; storage is closed to it. */
export const ownerCache = 'mrw-push';
export const ownerAddress = '/push-owner';
