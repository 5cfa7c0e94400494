/** One input of a command; its name is the key in the JSON that is sent. */
export interface Field {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'choice' | 'flag' | 'json';
  options?: readonly string[];
  value?: string;
  hint?: string;
  optional?: boolean;
}

/** One call of contract §8 that a person can make from the console. */
export interface Command {
  id: string;
  title: string;
  text: string;
  button: string;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  fields: readonly Field[];
  /** Asked before the call is made. */
  confirm?: string;
}

export interface Section {
  id: string;
  title: string;
  commands: readonly Command[];
}
