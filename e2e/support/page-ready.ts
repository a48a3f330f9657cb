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

/**
 * Opens a page without script once the server has rendered it; a busy machine may send the plain shell at first.
 * @returns the status
 */
export async function openRendered(page: Page, path: string): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await page.goto(path)
    if ((await page.locator('#state').count()) > 0) return response?.status() ?? 0
    await page.waitForTimeout(500)
  }
  throw new Error(`${path} was never rendered.`)
}
