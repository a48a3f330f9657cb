import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { settle } from './first-screen.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

/**
 * Serves a page's first screen as one static page without script, with the site's own stylesheet, fonts and pictures: the least that
 * this machine and connection allow.
 */
export async function serveStaticCopy(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const html = brotliCompressSync(`<!doctype html>${await captureFirstScreen(browser, address, profile)}`)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html)
      return
    }
    const upstream = request(new URL(incoming.url ?? '/', address), { headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.writeHead(502).end())
    upstream.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function captureFirstScreen(browser: Browser, address: string, profile: Profile): Promise<string> {
  const { page, close } = await throttledPage(browser, profile, { noticeSeen: true, phone: profile.id === 'phone' })
  try {
    await page.goto(address)
    await settle(page)
    return await page.evaluate(() => {
      for (const element of document.querySelectorAll('script, link[rel=modulepreload]')) element.remove()
      const below = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().top >= innerHeight,
      )
      for (const element of below) element.remove()
      return document.documentElement.outerHTML
    })
  } finally {
    await close()
  }
}
