declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** The part of the test server's interface that is used here; it ships no types. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      port: number;
      address: string;
      allowMismatchedSignatures: boolean;
    });
    run(): Promise<{ port: number }>;
    callback(): RequestListener;
    close(): Promise<void>;
  }
}
