interface ImportMetaEnv {
  /** Where the voyages' drawings stand (build/drawings.ts). */
  readonly DRAWINGS: string;
}
