import { bench as run } from '../bench/bench';

/** `npm run bench [-- --runs 7 --only one-bundle --rounds 200]` */
export const bench = (args: string[]) => run(args);
