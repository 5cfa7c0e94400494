import * as z from 'zod/mini';

/** Why a call was refused (contract §0). */
export const detailError = z.object({ detail: z.string() });
export type DetailError = z.infer<typeof detailError>;

/** Messages per field; the first one is shown. */
export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

/** The details of §8 and contract §2.1 that a client maps to a message, verbatim. */
export const details = {
  campaignUnavailable: 'Campaign is no longer available.',
  campaignNotStarted: 'Campaign is not started.',
  couponCampaignExpired: 'Coupon expired.',
  ticketCampaignExpired: 'Ticket expired.',
  blackout: 'Campaign is not available today.',
  invalidQrCode: 'Given qr code not valid.',
  outsideRadius: 'Check-in location is not within designated radius.',
  perHeadLimit: 'Exceed campaign per head limit.',
  soldOut: 'Desired coupons are sold out.',
  insufficientPoints: 'Insufficient points.',
  couponDisabled: 'Coupon has been disabled',
  couponUsed: 'Coupon is used.',
  couponExpired: 'Coupon is expired.',
  couponNotEffective: 'Coupon is not effective yet',
  couponBlackout: 'The Coupon cannot be used today.',
  invalidStaffCode: 'Invalid staff code',
  invalidStoreQrCode: 'Invalid store QR code',
  otherStore: 'Must be used in another store.',
  couponOutOfStock: 'Oops, coupon is out of stock...',
  couponConverted: 'Coupon is already converted.',
  storeNotApplicable: 'Store is not applicable.',
  notEnoughStamps: 'Not enough stamps.',
  rewardAcquired: 'Reward already acquired.',
  samePassword: 'New password is same with origin.',
  passwordIncorrect: 'Password incorrect.',
  giftCardNotFound: 'Gift card not found.',
  notGiftCardOwner: 'not gift card owner',
  giftCardRedeemed: 'Gift card has been redeemed.',
  cashCodeExpired: 'Cash dollar code expired.',
  paymentInProgress: 'Payment is being processed.',
  onlyPendingClaims: 'Only pending claims can be deleted.',
  invalidAuthorizationCode: 'Invalid authorization code.',
  invalidVerifyCredential: 'Invalid verify credential.',
  invalidToken: 'Token is invalid or expired.',
  noCredentials: 'Authentication credentials were not provided.',
  spendingLocked: 'Spending is locked.',
  notFound: 'Not found.',
} as const;
/** A sentence of the API that is mapped to a text of ours. */
export type Detail = (typeof details)[keyof typeof details];

/** Normalizes a detail for comparison: without surrounding blanks and without one full stop at its end. */
export const bareDetail = (detail: string): string => detail.trim().replace(/\.$/, '').trim();

/**
 * Whether a server sent this one of its known details.
 *
 * @param given detail of a refused call; null without one
 */
export const isDetail = (given: string | null, known: Detail): boolean =>
  given !== null && bareDetail(given) === bareDetail(known);
