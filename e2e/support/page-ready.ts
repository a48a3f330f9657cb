import { expect, type Page } from '@playwright/test'

const prepared = new WeakSet<Page>()

/** Lets `goto` and `reload` wait until the page works: a rendered page is there before. */
export function waitUntilReady(page: Page): void {
  if (prepared.has(page)) return
  prepared.add(page)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const ready = async (response: Awaited<ReturnType<Page['goto']>>, waitUntil?: string) => {
    const isPage = response?.headers()['content-type']?.includes('text/html') && waitUntil !== 'commit'
    if (isPage) await page.locator('html[data-ready], html:not(:has(#root))').first().waitFor({ state: 'attached' })
    return response
  }
  page.goto = async (address, options) => ready(await goto(address, options), options?.waitUntil)
  page.reload = async (options) => ready(await reload(options), options?.waitUntil)
}

/** Waits until the server has rendered the page: a busy machine may send the plain shell at first. */
export const isRendered = (page: Page, path: string): Promise<void> =>
  expect
    .poll(async () => await (await page.request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('id="state"')
