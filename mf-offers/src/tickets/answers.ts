import type { TicketAnswer } from '@mrw/shared-contracts/api/participation';
import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';
import { readNumber } from '@mrw/shared-ui/formatters';

/** Answers by question id. Several choices are joined by commas, a tick is `true`. */
export type Answers = Readonly<Record<string, string>>;

const dates = {
  MONTH: /^\d{4}-\d{2}$/,
  DAY: /^\d{4}-\d{2}-\d{2}$/,
  MINUTE: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/,
} as const;

/** Answers are sent as text, so a number may be longer than an amount. */
export const numberRules = { maxDigits: 20 };

export type Precision = keyof typeof dates;

export function precisionOf(question: TicketQuestion): Precision {
  return question.precision ?? 'DAY';
}

/** The initial answers of a form. */
export function defaultAnswers(questions: readonly TicketQuestion[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, question.defaultValue ?? '']));
}

/** Whether a question has an answer of the right format; a required tick must be set. */
function isAnswered(question: TicketQuestion, answer: string | undefined): boolean {
  const text = answer?.trim() ?? '';
  switch (question.question_format) {
    case 'TOGGLE':
      return true;
    case 'CHECKBOX':
      return text === 'true';
    case 'NUMBER':
      return readNumber(text, numberRules).kind === 'number';
    case 'DATETIME':
      return dates[precisionOf(question)].test(text) && isInCalendar(text);
    default:
      return text !== '';
  }
}

/** Whether an answer has a wrong format. */
export function isWrong(question: TicketQuestion, answer: string): boolean {
  return answer.trim() !== '' && !isAnswered(question, answer);
}

/** Whether the month, day or minute exists: a typed date may be the 30th of February. */
function isInCalendar(text: string): boolean {
  const minute = text.slice(0, 16) + '0000-01-01T00:00'.slice(text.length);
  const at = new Date(`${minute}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(minute);
}

/** Ids of the questions that block a form: required ones without an answer, and those with a wrong one (§5). */
export function openQuestions(questions: readonly TicketQuestion[], answers: Answers): readonly string[] {
  return questions
    .filter((question) => {
      const answer = answers[question.id];
      const empty = !answer?.trim() || (question.question_format === 'CHECKBOX' && answer === 'false');
      return question.question_is_optional && empty ? false : !isAnswered(question, answer);
    })
    .map(({ id }) => id);
}

/** The answers in the format of the server, without empty ones. */
export function answersOnWire(questions: readonly TicketQuestion[], answers: Answers): TicketAnswer[] {
  return questions.flatMap((question) => {
    const text = answers[question.id]?.trim() ?? '';
    const answer = question.question_format === 'TOGGLE' && text === '' ? 'false' : text;
    return answer === '' ? [] : [{ id: question.id, answer: onWire(question, answer) }];
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
      return `${answer.slice(0, 16)}:00+08:00`;
  }
}

export const choicesOf = (answer: string | undefined): readonly string[] =>
  answer ? answer.split(',').filter(Boolean) : [];
