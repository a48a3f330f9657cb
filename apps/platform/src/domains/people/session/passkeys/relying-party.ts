/** WebAuthn relying party: `id` is the host that passkeys are bound to, `origins` the sites that may use them. */
export interface RelyingParty {
  id: string
  origins: readonly string[]
}

/** Passkeys are bound to the host of the brand's first origin; its subdomains may use them too. */
export function relyingParty(siteOrigins: readonly string[]): RelyingParty {
  const [first = 'http://localhost'] = siteOrigins
  const id = new URL(first).hostname
  const origins = siteOrigins.filter((origin) => {
    const { hostname } = new URL(origin)
    return hostname === id || hostname.endsWith(`.${id}`)
  })
  return { id, origins }
}
