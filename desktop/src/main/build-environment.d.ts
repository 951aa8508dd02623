/** Values that electron-vite defines at build time (docs/desktop.md). */
interface ImportMeta {
  readonly env: {
    /** API address of the operator for whom the package is built. */
    readonly MAIN_VITE_API_URL?: string;
  };
}
