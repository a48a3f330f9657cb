/** Charsets whose text is also UTF-8. */
const READ_AS_UTF8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii'])

export class UnsupportedCharset extends Error {
  readonly statusCode = 415

  constructor() {
    super('The body must be UTF-8: leave the charset out, or send charset=utf-8.')
    this.name = 'UnsupportedCharset'
  }
}

/** Bodies are always decoded as UTF-8. @throws UnsupportedCharset for any other charset */
export function assertUtf8(contentType = ''): void {
  for (const [, charset = ''] of contentType.matchAll(/;\s*charset\s*=\s*"?([^\s;"]*)/gi)) {
    if (!READ_AS_UTF8.has(charset.toLowerCase())) throw new UnsupportedCharset()
  }
}

/** Message for an error of Fastify's router. */
export function addressProblem(code: string): string {
  return code === 'FST_ERR_BAD_URL'
    ? 'The address cannot be read: its percent-encoding is malformed.'
    : 'The address is too long.'
}
