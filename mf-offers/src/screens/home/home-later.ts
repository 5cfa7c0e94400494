/** Parts of home that few see, in one file that is loaded when one of them is needed. */
export { GiftStrip } from './gift-strip';
export { Invitation } from './invitation';
export { InviteDoor } from './invite-door';
