import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { newBasket } from './basket.js';

const hashOf = (password, salt) => scryptSync(password, salt, 32);

/** The users of the shop and their sessions, in memory: a real shop has its database here. */
export function createUsers() {
  const users = new Map();
  const sessions = new Map();

  const isRight = (user, password) => {
    const given = hashOf(password, user?.salt ?? 'none');
    return user !== undefined && timingSafeEqual(given, user.hash);
  };

  return {
    /** @returns null when the name is taken or something is missing */
    signUp: (name, password) => {
      if (!/^[\p{L}\d ._-]{2,40}$/u.test(name) || password.length < 8 || users.has(name)) return null;
      const salt = randomBytes(16);
      // The programme knows the user by the id, never by the name.
      const user = { id: randomUUID(), name, salt, hash: hashOf(password, salt), isLinked: false };
      users.set(name, user);
      return user;
    },
    /** @returns null when name or password are wrong */
    logIn: (name, password) => {
      const user = users.get(name);
      return isRight(user, password) ? user : null;
    },
    /** The session of a cookie, or a new one. */
    session: (id) => {
      const known = sessions.get(id);
      if (known) return known;
      const session = {
        id: randomBytes(32).toString('base64url'),
        user: null,
        basket: newBasket(),
        link: null,
      };
      sessions.set(session.id, session);
      return session;
    },
    /** Another id for a session whose user changes. */
    renew: (session) => {
      sessions.delete(session.id);
      session.id = randomBytes(32).toString('base64url');
      sessions.set(session.id, session);
    },
  };
}
