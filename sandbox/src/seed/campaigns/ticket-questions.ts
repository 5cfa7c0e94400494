import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';
import type { Text } from '../text';

type Question = NonNullable<SeedRows['ticket_questions']>[number];
type Draft = Pick<Question, 'question' | 'question_format'> & Partial<Question>;

const options = (...choices: (readonly [value: string, label: Text])[]) =>
  choices.map(([value, label]) => ({ value, label }));

const concert: Draft[] = [
  { question: t('Name on the ticket', '門票上的姓名', '门票上的姓名'), question_format: 'TEXT' },
  {
    question: t('How many children are with you?', '同行小童人數', '同行小童人数'),
    question_format: 'NUMBER',
    default_value: '0',
  },
  {
    question: t('When will you arrive?', '預計到達日期', '预计到达日期'),
    question_format: 'DATETIME',
    precision: 'DAY',
    question_is_optional: true,
  },
  {
    question: t('I need a wheelchair space', '我需要輪椅位', '我需要轮椅位'),
    question_format: 'TOGGLE',
    default_value: 'false',
    question_is_optional: true,
  },
  {
    question: t('I agree to be in crowd photographs', '我同意出現在現場照片中', '我同意出现在现场照片中'),
    question_format: 'CHECKBOX',
  },
  {
    question: t('Which gate is nearest to you?', '哪個入口最方便？', '哪个入口最方便？'),
    question_format: 'DROPDOWN',
    default_value: 'north',
    options: options(
      ['north', t('North gate', '北入口', '北入口')],
      ['south', t('South gate', '南入口', '南入口')],
      ['pier', t('Pier gate', '碼頭入口', '码头入口')],
    ),
  },
  {
    question: t('Seat or standing?', '座位或企位？', '座位或企位？'),
    question_format: 'SINGLE_CHOICES',
    default_value: 'standing',
    options: options(['seat', t('Seat', '座位', '座位')], ['standing', t('Standing', '企位', '企位')]),
  },
  {
    question: t('Which bands do you come for?', '您為哪些樂隊而來？', '您为哪些乐队而来？'),
    question_format: 'MULTI_CHOICES',
    options: options(
      ['tides', t('The Tides', '潮汐樂隊', '潮汐乐队')],
      ['lamplight', t('Lamplight', '燈影', '灯影')],
      ['both', t('Whoever plays', '誰演出都好', '谁演出都好')],
    ),
  },
  {
    question: t('Anything else we should know?', '還有甚麼想告訴我們？', '还有甚么想告诉我们？'),
    question_format: 'TEXT',
    question_is_optional: true,
  },
];

const questionsOf: Readonly<Record<number, readonly Draft[]>> = {
  201: concert,
  203: [
    {
      question: t('What would you like to make?', '您想製作甚麼？', '您想制作甚么？'),
      question_format: 'TEXT',
      question_is_optional: true,
    },
  ],
  208: [
    {
      question: t('Which month suits you?', '您喜歡哪個月份？', '您喜欢哪个月份？'),
      question_format: 'DATETIME',
      precision: 'MONTH',
    },
  ],
};

export const ticketQuestions: Question[] = Object.entries(questionsOf).flatMap(([campaign, questions]) =>
  questions.map((question, index) => ({
    id: Number(campaign) * 100 + index + 1,
    campaign_id: Number(campaign),
    question_type: 'TICKET_INFORMATION',
    question_is_optional: false,
    position: index + 1,
    ...question,
  })),
);
