/** The package has no types. These are the parts that tests use. */
declare module '@20minutes/s3rver' {
  interface Context {
    path: string;
    app: S3rver;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    allowMismatchedSignatures: boolean;
    readonly middleware: ((ctx: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    readonly httpServer: import('node:http').Server;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
