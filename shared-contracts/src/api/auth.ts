import * as z from 'zod/mini';
import { proof } from './customers';

/** Body of `POST /auth/access_token`; a code is valid for 60 s and once. */
export const authorizationCodeRequest = z.object({
  authorization_code: z.string(),
  /** Origin of the page around an embedded wallet, as the handshake has shown it. */
  partner_origin: z.optional(z.string().check(z.maxLength(300))),
});
/** Body of `POST /auth/token`, which renews both tokens. */
export const refreshRequest = z.object({ refresh: z.string() });

/** Response of `POST /auth/access_token` and `POST /auth/token`; the subject of `access` is the uid. */
export const tokenPair = z.object({
  access: z.string().check(z.minLength(1)),
  refresh: z.string().check(z.minLength(1)),
});
export type TokenPair = z.infer<typeof tokenPair>;

/** Body of `PUT /users/:uid/password`; `proof` while spending is locked. */
export const newPasswordRequest = z.object({ new_password: z.string(), proof: z.optional(proof) });
export type NewPasswordRequest = z.infer<typeof newPasswordRequest>;
