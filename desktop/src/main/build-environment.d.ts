/** What the build knows (docs/desktop.md): electron-vite writes it in. */
interface ImportMeta {
  readonly env: {
    /** Address of the API of the operator whom a package is made for. */
    readonly MAIN_VITE_API_URL?: string;
  };
}
