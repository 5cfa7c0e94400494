import type { TicketQuestion } from '@mrw/shared-contracts/api/tickets';

export type QuestionFieldProps = {
  question: TicketQuestion;
  answer: string;
  onAnswer(answer: string): void;
};
