import * as z from 'zod/mini';

const claims = z.object({ sub: z.string().check(z.minLength(1)) });

/** The user id, which is the subject of an access token (§3); null for a text that is not a token. */
export function subjectOf(access: string): string | null {
  try {
    const payload = access.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const parsed = claims.safeParse(JSON.parse(atob(payload)));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    return null;
  }
}
