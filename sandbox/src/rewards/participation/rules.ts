import type { CampaignType } from '@mrw/shared-contracts/api/campaigns';
import { details } from '@mrw/shared-contracts/api/errors';
import { distanceBetween } from '@mrw/shared-contracts/api/places';
import type { QuestionFormat } from '@mrw/shared-contracts/api/tickets';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { dateFault, dateLimits } from '@mrw/shared-contracts/dates/date-fault';

/** Everything that decides whether a member may take part, read under lock. */
export type Attempt = {
  now: Date;
  memberId: number;
  campaign: {
    type: CampaignType;
    is_active: boolean;
    /** Null: every member may take part. */
    only_for_member_ids: readonly number[] | null;
    start_date: Date;
    end_date: Date | null;
    required_points: number;
  };
  isBlackedOut: boolean;
  quantity: unknown;
  /** The campaign has tickets, but not the requested one. */
  isTicketUnknown: boolean;
  /** The scanned code or the location, for earning; `no_claim`: there is no such rule, or it cannot be claimed. */
  proof: 'none' | 'right' | 'wrong_code' | 'wrong_place' | 'no_claim';
  /** Null: no limit. */
  limit: number | null;
  /** What the member has taken so far, as the limit counts it. */
  taken: number;
  /** Null: unlimited. */
  stock: number | null;
  balance: number;
  /** Ids of required questions without an answer. */
  unanswered: readonly string[];
  /** Ids of questions for a date whose answer is none. */
  wrongDates: readonly string[];
};

export type Verdict =
  | { kind: 'ok'; quantity: number; points: number }
  | { kind: 'refused'; detail: string }
  | { kind: 'fields'; fields: Readonly<Record<string, string>> };

/** Maximum coupons or tickets of one call. */
const largestQuantity = 1_000;

const refuse = (detail: string): Verdict => ({ kind: 'refused', detail });

/** The checks of contract §2.1, in their order. */
export function judge(attempt: Attempt): Verdict {
  const { campaign, now } = attempt;
  // A campaign for other members reads like a closed one: the contract has no detail for it, and this one does not
  // reveal its members.
  const isMeant = campaign.only_for_member_ids?.includes(attempt.memberId) ?? true;
  if (!campaign.is_active || !isMeant) return refuse(details.campaignUnavailable);
  if (now < campaign.start_date) return refuse(details.campaignNotStarted);
  if (campaign.end_date !== null && now > campaign.end_date) {
    return refuse(
      campaign.type === 'TICKET_CAMPAIGN' ? details.ticketCampaignExpired : details.couponCampaignExpired,
    );
  }
  if (attempt.isBlackedOut) return refuse(details.blackout);
  const quantity = readQuantity(attempt.quantity);
  if (quantity === null) {
    const name = campaign.type === 'TICKET_CAMPAIGN' ? 'desired_ticket_quantity' : 'desired_coupon_quantity';
    return {
      kind: 'fields',
      fields: { [name]: `Ensure this value is a whole number from 1 to ${largestQuantity}.` },
    };
  }
  if (attempt.isTicketUnknown) {
    return { kind: 'fields', fields: { desired_ticket: 'This value is not valid.' } };
  }
  if (attempt.proof === 'no_claim') return refuse(details.campaignUnavailable);
  if (attempt.proof === 'wrong_code') return refuse(details.invalidQrCode);
  if (attempt.proof === 'wrong_place') return refuse(details.outsideRadius);
  if (attempt.limit !== null && attempt.taken + quantity > attempt.limit) return refuse(details.perHeadLimit);
  if (attempt.stock !== null && attempt.stock < quantity) return refuse(details.soldOut);
  const points = campaign.required_points * quantity;
  if (attempt.balance < points) return refuse(details.insufficientPoints);
  if (attempt.unanswered.length > 0) {
    return { kind: 'fields', fields: { ticket_other_information: 'Please answer every required question.' } };
  }
  if (attempt.wrongDates.length > 0) {
    const text = `Please answer with a date that exists, from ${dateLimits.ticket.from}.`;
    return { kind: 'fields', fields: { ticket_other_information: text } };
  }
  return { kind: 'ok', quantity, points };
}

const readQuantity = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestQuantity
    ? value
    : null;

type Question = {
  id: number;
  question_is_optional: boolean;
  question_format: QuestionFormat;
  /** Null: a day. */
  precision: 'MONTH' | 'DAY' | 'MINUTE' | null;
};
type Answer = { id: string; answer?: unknown };

/** Required questions whose answer is missing or empty; a list without a choice is empty too. */
export function unansweredOf(
  questions: readonly Pick<Question, 'id' | 'question_is_optional'>[],
  answers: readonly Answer[],
): string[] {
  return questions
    .filter((question) => !question.question_is_optional)
    .map((question) => String(question.id))
    .filter((id) => isEmpty(answers.find((answer) => answer.id === id)?.answer));
}

/** Answers to questions for a date that name none: a month is sent as its first day, a minute with its offset (§5). */
export function wrongDatesOf(questions: readonly Question[], answers: readonly Answer[]): string[] {
  return questions
    .filter((question) => question.question_format === 'DATETIME')
    .flatMap(({ id, precision }) => {
      const given = answers.filter((answer) => answer.id === String(id) && !isEmpty(answer.answer));
      return given.filter(({ answer }) => !isDate(answer, precision)).map((answer) => answer.id);
    });
}

const isDate = (answer: unknown, precision: Question['precision']): boolean =>
  typeof answer === 'string' &&
  dateFault(asTyped(answer), precision === 'MINUTE' ? 'moment' : 'day', dateLimits.ticket) === null;

/** An answer as it is stored. */
export const storedAnswer = ({ id, answer }: Answer): { id: string; answer: unknown } => ({
  id,
  answer: typeof answer === 'string' ? asTyped(answer) : answer,
});

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  (typeof answer === 'string' && isBlank(answer)) ||
  (Array.isArray(answer) && answer.every(isEmpty));

type Target = { latitude: number | null; longitude: number | null; radius: number | null };

/** Coordinates come as text with up to six decimals (§5). */
export function isWithin(
  target: Target,
  latitude: string | undefined,
  longitude: string | undefined,
): boolean {
  const form = /^-?\d{1,3}(\.\d+)?$/;
  if (latitude === undefined || longitude === undefined || !form.test(latitude) || !form.test(longitude))
    return false;
  if (target.latitude === null || target.longitude === null) return false;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return (
    distanceBetween(place, { latitude: target.latitude, longitude: target.longitude }) <= (target.radius ?? 0)
  );
}
