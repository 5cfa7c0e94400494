import type { TicketAnswer } from '@mrw/shared-contracts/api/participation';
import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { asTyped, isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import { dateFault, dateLimits, type DateFault } from '@mrw/shared-contracts/dates/date-fault';
import { readNumber } from '@mrw/shared-ui/formatters';

/** Answers by question id. Several choices are joined by commas, a tick is `true`. */
export type Answers = Readonly<Record<string, string>>;

/** Answers are sent as text, so a number may be longer than an amount. */
export const numberRules = { maxDigits: 20 };

export type Precision = NonNullable<TicketQuestion['precision']>;

export function precisionOf(question: TicketQuestion): Precision {
  return question.precision ?? 'DAY';
}

/** The initial answers of a form. */
export function defaultAnswers(questions: readonly TicketQuestion[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, question.defaultValue ?? '']));
}

/** Whether a question has an answer of the right format; a required tick must be set. */
function isAnswered(question: TicketQuestion, answer: string | undefined): boolean {
  const text = asTyped(answer ?? '');
  switch (question.question_format) {
    case 'TOGGLE':
      return true;
    case 'CHECKBOX':
      return text === 'true';
    case 'NUMBER':
      return readNumber(text, numberRules).kind === 'number';
    case 'DATETIME':
      return text !== '' && faultOfDate(question, text) === null;
    default:
      return !isBlank(text);
  }
}

/** What is wrong with the month, day or minute that answers a question; null without an answer. */
export function faultOfDate(question: TicketQuestion, answer: string): DateFault | null {
  if (isBlank(answer)) return null;
  const form = precisionOf(question) === 'MINUTE' ? 'moment' : 'day';
  return dateFault(onWire(question, asTyped(answer)), form, dateLimits.ticket);
}

/** `wrong`: it has an answer, which cannot be understood. */
export type OpenQuestion = Pick<TicketQuestion, 'id' | 'question'> & { wrong: boolean };

/**
 * The questions that block a form: required ones without an answer, and those with a wrong one (§5).
 *
 * @param halves ids of questions of which a part of a date is typed
 */
export function openQuestions(
  questions: readonly TicketQuestion[],
  answers: Answers,
  halves: readonly string[],
): readonly OpenQuestion[] {
  return questions.flatMap((field) => {
    const { id, question } = field;
    const answer = answers[id];
    if (halves.includes(id)) return [{ id, question, wrong: true }];
    const empty = isBlank(answer ?? '') || (field.question_format === 'CHECKBOX' && answer === 'false');
    const fits = (empty && field.question_is_optional) || isAnswered(field, answer);
    return fits ? [] : [{ id, question, wrong: !empty }];
  });
}

/** The answers in the format of the server, without empty ones. */
export function answersOnWire(questions: readonly TicketQuestion[], answers: Answers): TicketAnswer[] {
  return questions.flatMap((question) => {
    const text = asTyped(answers[question.id] ?? '');
    const answer = question.question_format === 'TOGGLE' && text === '' ? 'false' : text;
    return isBlank(answer) ? [] : [{ id: question.id, answer: onWire(question, answer) }];
  });
}

function onWire(question: TicketQuestion, answer: string): string {
  if (question.question_format === 'NUMBER') {
    const read = readNumber(answer, numberRules);
    return read.kind === 'number' ? read.text : answer;
  }
  if (question.question_format !== 'DATETIME') return answer;
  switch (precisionOf(question)) {
    // A month is sent as its first day (§5).
    case 'MONTH':
      return `${answer}-01`;
    case 'DAY':
      return answer;
    case 'MINUTE':
      return `${answer.replace(/^(.{16}):\d\d$/, '$1')}:00+08:00`;
  }
}

export const choicesOf = (answer: string | undefined): readonly string[] =>
  answer ? answer.split(',').filter(Boolean) : [];
