import { configurationsOf } from './configurations';

const variant = process.env['MRW_BENCH_VARIANT'] ?? '';

/** Everything that one variant compiles, in one run of webpack: `MRW_BENCH_VARIANT` names it. */
export default configurationsOf(variant, process.env['MRW_OUTPUT'] ?? 'dist');
