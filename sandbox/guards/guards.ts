/** A rule that the server enforces, and what its source looks like without it. */
export type Guard = {
  name: string;
  /** Below `sandbox/`. */
  file: string;
  /** Occurs once in the file. */
  rule: string;
  without: string;
  /** Path of a test file that must fail without the rule. */
  test: string;
};

const participation = 'src/participation/participation.db.test.ts';
const rules = 'src/participation/rules.ts';

export const guards: readonly Guard[] = [
  {
    name: 'stock',
    file: rules,
    rule: 'attempt.stock < quantity',
    without: 'false',
    test: participation,
  },
  {
    name: 'limit per head',
    file: rules,
    rule: 'attempt.taken + quantity > attempt.limit',
    without: 'false',
    test: participation,
  },
  {
    name: 'balance',
    file: rules,
    rule: 'if (attempt.balance < points)',
    without: 'if (attempt.balance < -points)',
    test: 'src/participation/rules.test.ts',
  },
  {
    name: 'blackout day',
    file: rules,
    rule: 'if (attempt.isBlackedOut)',
    without: 'if (!attempt)',
    test: 'src/participation/rules.test.ts',
  },
  {
    name: 'points of an open offer are held',
    file: 'src/points/ledger.ts',
    rule: '- (held?.points ?? 0)',
    without: '',
    test: 'src/points/points.db.test.ts',
  },
  {
    name: 'a cancelled offer frees its points',
    file: 'src/cash-dollar/offers.ts',
    rule: "if (offer.status === 'CREATED') await setStatus(tx, offer, 'CANCELLED');",
    without: '',
    test: 'src/points/points.db.test.ts',
  },
  {
    name: "another member's uid",
    file: 'src/http/authentication.ts',
    rule: 'if (String(member.id) !== uid) throw forbidden();',
    without: '',
    test: 'src/every-route.db.test.ts',
  },
  {
    name: "another member's coupon",
    file: 'src/coupons/use.ts',
    rule: '.where(and(eq(coupons.id, id), eq(coupons.member_id, memberId)))',
    without: '.where(eq(coupons.id, id))',
    test: 'src/every-route.db.test.ts',
  },
  {
    name: 'a refresh token that comes back ends its session',
    file: 'src/auth/tokens.ts',
    rule: "if (verdict === 'reused') await endSession(tx, row.session.id);",
    without: '',
    test: 'src/auth/access.db.test.ts',
  },
  {
    name: 'an authorization code works once',
    file: 'src/auth/routes.ts',
    rule: 'isNull(authorization_codes.used_at),',
    without: '',
    test: 'src/auth/access.db.test.ts',
  },
  {
    name: 'landing pages of the allow list',
    file: 'src/sites/sign-on/redirect-allow-list.ts',
    rule: 'allowed.some((page) => page.origin === url.origin && page.path === url.pathname)',
    without: 'allowed.length > 0',
    test: 'src/sites/sign-on/redirect-allow-list.test.ts',
  },
  {
    name: 'a gift card has one winner',
    file: 'src/gift-cards/rules.ts',
    rule: 'card.redeemed_by === null ? null : details.giftCardRedeemed',
    without: 'null',
    test: participation,
  },
  {
    name: 'a repeated call has one effect',
    file: 'src/http/idempotency.ts',
    rule: 'return replay(reply, earlier.status, earlier.body);',
    without: 'return undefined;',
    test: participation,
  },
  {
    name: 'a deleted account is kept for three days',
    file: 'src/jobs/run.ts',
    rule: 'const erasureSeconds = 72 * 3_600;',
    without: 'const erasureSeconds = 1;',
    test: 'src/members/members.db.test.ts',
  },
  {
    name: 'only pending claims are deleted',
    file: 'src/claims/routes.ts',
    rule: "if (row.status !== 'WAITING_FOR_APPROVAL') throw refused(details.onlyPendingClaims);",
    without: '',
    test: 'src/members/members.db.test.ts',
  },
  {
    name: 'uploads are told by their bytes',
    file: 'src/claims/uploads.ts',
    rule: 'if (sniff(bytes) === null) return null;',
    without: '',
    test: 'src/claims/uploads.db.test.ts',
  },
];
