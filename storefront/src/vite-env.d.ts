interface ImportMetaEnv {
  /** The URL of the sailings' drawings (build/drawings.ts). */
  readonly DRAWINGS: string;
}
