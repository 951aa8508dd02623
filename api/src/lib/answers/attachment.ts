/** The `Content-Disposition` of a download with a name in any language (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^ -~]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
