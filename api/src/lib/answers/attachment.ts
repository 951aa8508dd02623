/** The `Content-Disposition` of a file to be saved under a name in any language (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^ -~]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
