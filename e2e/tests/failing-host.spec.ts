import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { expect, test as base } from '../support/test.ts'

/** A site of its own; one of its image hosts does not listen. */
const test = base.extend<{ site: { url: string; deadHost: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  site: async ({}, use) => {
    const deadHost = `http://127.0.0.1:${await freePort()}`
    const database = await scratchDatabase({ template: 'world' })
    const stack = await startTestStack(database.url, { mediaHost: deadHost })
    await use({ url: stack.siteUrl, deadHost })
    await stack.stop()
    await database.drop()
  },
  baseURL: ({ site }, use) => use(site.url),
  problems: async ({ problems, site }, use) => {
    problems.expect(new RegExp(site.deadHost))
    await use(problems)
  },
})

test('pictures fall back to another host when one is down, reported once', async ({ page, site, operations }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().startsWith(site.deadHost) && requested.push(request.url()))
  // The site has just started: on a busy machine its platform may miss the first deadline.
  await expect(async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 30_000 })
  }).toPass()
  const inView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main article img')]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect()
          return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
        })
        .map(({ complete, naturalWidth, currentSrc }) => ({ shown: complete && naturalWidth > 0, src: currentSrc })),
    )
  const allShown = async () => {
    const pictures = await inView()
    return pictures.length > 0 && pictures.every(({ shown, src }) => shown && !src.startsWith(site.deadHost))
  }
  await expect.poll(allShown).toBe(true)
  expect(requested.length).toBeGreaterThan(0)
  await expect.poll(() => operations.filter((name) => name === 'ReportFailingHost')).toHaveLength(1)

  // A failing host is neither tried first nor reported again, even after a reload.
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await expect.poll(allShown).toBe(true)
  await page.reload()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await expect.poll(allShown).toBe(true)
  expect(operations.filter((name) => name === 'ReportFailingHost')).toHaveLength(1)
})
