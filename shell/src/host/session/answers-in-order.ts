/**
 * For calls that ask for the same: an answer that comes after that of a later call is of no account.
 *
 * @returns tells of a call that begins; what it gives says once the answer is there whether it counts
 */
export function answersInOrder(): () => () => boolean {
  let asked = 0;
  let latest = 0;
  return () => {
    asked += 1;
    const own = asked;
    return () => {
      if (own < latest) return false;
      latest = own;
      return true;
    };
  };
}
