import { inThree, type Text } from '../page/text';

/** One input of a command; its name is the key in what is sent. */
export interface Field {
  name: string;
  label: Text;
  kind: 'text' | 'number' | 'choice' | 'flag' | 'json';
  /** Values of a choice, with what a person reads; technical ones are read as they are. */
  options?: Readonly<Record<string, Text | null>>;
  value?: string;
  hint?: Text;
  optional?: boolean;
}

/** One call of contract §8 that a person can make from the console. */
export interface Command {
  id: string;
  title: Text;
  text: Text;
  button: Text;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  fields: readonly Field[];
  /** Of a list that is answered; left out: all. */
  columns?: readonly string[];
  /** Checked before the call is made. */
  confirm?: Text;
}

export interface Section {
  id: string;
  title: Text;
  commands: readonly Command[];
}

/** Whom a command is about. */
export const memberField: Field = {
  name: 'member',
  label: inThree('Member', '會員', '会员'),
  kind: 'text',
  value: 'demo-level2',
  hint: inThree('Demo name, uid or e-mail', '示範帳戶名稱、uid 或電郵', '演示账户名称、uid 或邮箱'),
};
