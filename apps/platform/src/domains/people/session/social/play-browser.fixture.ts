/** Goes through an issuer's pages like a browser, choosing a person, and returns the redirect URL. */
export async function signInAtIssuer(address: string, form: Record<string, string>): Promise<URL> {
  const cookies = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const issuerOrigin = new URL(address).origin
  const next = (response: Response, from: string) => new URL(response.headers.get('location') ?? '', from)
  const choice = next(await go(address), address)
  const page = await go(choice.href)
  if (page.status !== 200) throw new Error(`The issuer answered ${page.status} at ${choice.href}.`)
  let at = next(await go(choice.href, { method: 'POST', body: new URLSearchParams(form) }), choice.href)
  while (at.origin === issuerOrigin) at = next(await go(at.href), at.href)
  return at
}
