/** True in `npm run faults`: every case, not only those of `npm test`. */
export const everything = Boolean(process.env['MRW_FAULTS']);
