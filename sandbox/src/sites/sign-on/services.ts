import type {
  LogInAnswer,
  SignOnService,
  SignUpAnswer,
  SignUpRequest,
} from '../../members/auth/sign-on-service';
import type { Language } from '../../platform/http/language';

export const countryCodes = ['852', '853', '86'] as const;
export type CountryCode = (typeof countryCodes)[number];

export const providers = ['GOOGLE', 'FACEBOOK', 'APPLE'] as const;

export type Refusal = Exclude<LogInAnswer['kind'], 'ok'>;

/** A sign-up with where it came from; `contact` is the e-mail when both contacts are given. */
export type NewMember = SignUpRequest & { signUpChannel: string; language: Language };

/** What the sign-on pages need from the world behind them (contract §1). */
export type SignOnPort = Omit<SignOnService, 'signUp'> & {
  signUp(member: NewMember): Promise<SignUpAnswer>;
};
