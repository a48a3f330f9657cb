import english from '@playhouse/shared/texts/web/EN/draws.json' with { type: 'json' }
import vietnamese from '@playhouse/shared/texts/web/VI/draws.json' with { type: 'json' }
import { EVERY_NIGHT } from '../support/nightly.ts'
import { expect, test } from '../support/test.ts'

const CODE = 'SSC_30S'

interface Opened {
  numero: string
  closeAt: number
  serverTime: number
}

/** The draw on sale, at least ten seconds before it closes. */
async function drawOnSale(): Promise<string> {
  for (;;) {
    const response = await fetch(`${process.env.E2E_PLATFORM_URL}/lgw/games/opened/numero?gameCode=${CODE}`, {
      headers: { merchant: 'playhouse' },
    })
    const [opened] = (await response.json()) as Opened[]
    if (opened && opened.closeAt > opened.serverTime + 10_000) return opened.numero
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

for (const { name, tag, language, texts, viewport } of [
  {
    name: 'in English on a desktop',
    tag: EVERY_NIGHT,
    language: 'EN' as const,
    texts: english,
    viewport: { width: 1440, height: 900 },
  },
  {
    name: 'in Vietnamese on a phone',
    tag: [],
    language: 'TY' as const,
    texts: vietnamese,
    viewport: { width: 390, height: 844 },
  },
]) {
  test.describe(name, { tag }, () => {
    test.use({ viewport, language })

    test('shows a fast draw from its countdown to the proof of its result', async ({ page }) => {
      const number = await drawOnSale()
      await page.goto(`/lottery/${CODE}/draw/${number}`)
      const main = page.getByRole('main')
      await expect(main.getByText(texts.closesIn)).toBeVisible()
      await expect(main.getByRole('timer')).toHaveText(/^00:\d\d$/)
      await expect(main.getByRole('link', { name: texts.bet })).toBeVisible()
      // Without a click or reload: the draw arrives as a live event.
      await expect(main.getByRole('status')).toHaveText(texts.saidClosed, { timeout: 60_000 })
      await expect(main.getByRole('status')).toHaveText(
        new RegExp(texts.saidResult.replace('{{numbers}}', String.raw`\d(, \d){4}`)),
        { timeout: 60_000 },
      )
      const said = (await main.getByRole('status').innerText()).match(/\d(?:, \d){4}/)?.[0].split(', ') ?? []
      await expect(main.getByRole('list', { name: new RegExp(number) }).getByRole('listitem')).toHaveText(
        said.map((digit) => new RegExp(`^${digit}`)),
      )
      await expect(main.getByRole('button', { name: texts.print })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

      await main.getByRole('link', { name: texts.proof.link, exact: true }).click()
      await expect(main.getByRole('heading', { name: texts.proof.holds })).toBeVisible()
      await expect(main.getByText(said.join(' '), { exact: true })).toHaveCount(2)
    })
  })
}
