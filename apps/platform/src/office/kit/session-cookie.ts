import type { FastifyRequest } from 'fastify'

/** The cookie that holds the token of an operator's session. */
export function sessionCookie({ isSecure }: { isSecure: boolean }) {
  const name = isSecure ? '__Host-office' : 'office'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    write: (token: string) => `${name}=${token}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read({ headers }: FastifyRequest): string | undefined {
      const parts = (headers.cookie ?? '').split(';').map((part) => part.trim())
      return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    },
  }
}
