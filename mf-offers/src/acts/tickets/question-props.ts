import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';

export type QuestionFieldProps = {
  question: TicketQuestion;
  answer: string;
  onAnswer(answer: string): void;
  /** Of a date: whether only a part of it is typed, for which the browser has no value. */
  onHalf?(half: boolean): void;
};
