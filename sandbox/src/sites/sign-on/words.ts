import { byLanguage, type Words } from '../page/words';
import events from './event-strings.json';
import logIn from './log-in-strings.json';
import signUp from './sign-up-strings.json';

export type LogInWords = Words<typeof logIn>;
export type SignUpWords = Words<typeof signUp>;
export type EventWords = Words<typeof events>;

export const logInStrings = byLanguage(logIn);
export const signUpStrings = byLanguage(signUp);
export const eventStrings = byLanguage(events);
