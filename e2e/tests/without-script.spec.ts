import { expect, type Page, test } from '@playwright/test'

test.use({ javaScriptEnabled: false, locale: 'en-GB' })

/** Opens a page once the server has rendered it; a busy machine may send the plain shell at first, which the browser would fill. */
async function open(page: Page, path: string): Promise<number> {
  for (let tries = 0; tries < 60; tries += 1) {
    const response = await page.goto(path)
    if ((await page.locator('#state').count()) > 0) return response?.status() ?? 0
    await page.waitForTimeout(500)
  }
  throw new Error(`${path} was never rendered.`)
}

/** Public pages with something that each must say. */
const PAGES: readonly (readonly [path: string, texts: readonly (string | RegExp)[]])[] = [
  ['/', ['Hot games', /RTP|%/]],
  ['/rng', [/[\d,]+ games/, 'Jackpots']],
  ['/live', [/[\d,]+ games/]],
  ['/fish', [/[\d,]+ games/]],
  ['/pvp', [/[\d,]+ games/]],
  ['/sports', [/[\d,]+ games?/]],
  ['/elott', ['Fast draws', /K3 dice · 5 min/]],
  ['/winners', ['Winners', /\*\*/, /₫/]],
  ['/winners/raffles', ['Raffle results']],
  ['/promotions', ['Promotions']],
  ['/pointMall', ['Points mall', /\d points/]],
  ['/helpmc', ['Help centre']],
  ['/helpmc?topic=account', [/Why can I not log in\?/]],
  ['/help', ['User agreement']],
  ['/responsible-gaming', ['Responsible gaming', /limit/]],
  ['/down', [/home screen/]],
  ['/lottery/results', ['Lottery results']],
  ['/lottery/statistics?gameCode=K3_1M', ['Lottery statistics', 'K3 dice · 1 min']],
  ['/lottery?gameCode=K3_1M', ['K3 dice · 1 min', 'This form needs JavaScript.']],
  ['/login', ['Log in', 'This form needs JavaScript.']],
  ['/register', ['Create an account', 'This form needs JavaScript.']],
]

test('every public page can be read without script', async ({ page }) => {
  for (const [path, texts] of PAGES) {
    expect.soft(await open(page, path), path).toBe(200)
    await expect.soft(page.locator('h1'), path).toHaveCount(1)
    // Locators by text leave `noscript` out.
    const shown = await page.locator('body').innerText()
    for (const text of texts) expect.soft(shown, path).toMatch(text)
    // Nothing in the screen is still being waited for.
    await expect.soft(page.locator('main [aria-busy=true]:visible'), path).toHaveCount(0)
    expect.soft(shown, path).toContain('Without JavaScript you can read this site')
    expect.soft(await page.title(), path).toContain('Playhouse')
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect.soft((description ?? '').length, path).toBeGreaterThan(25)
    const picture = page.locator('meta[property="og:image"]')
    await expect.soft(picture, path).toHaveAttribute('content', /^https?:.*\.(png|jpg|webp)$/)
  }
})

test('a promotion, a game and a result are reached by links alone', async ({ page }) => {
  await open(page, '/promotions')
  await open(page, (await page.locator('main a[href*="id="]').first().getAttribute('href')) ?? '')
  await expect(page.locator('main noscript h2')).toBeVisible()
  await open(page, '/rng')
  await open(page, (await page.locator('main noscript a[href^="/game/"]').first().getAttribute('href')) ?? '')
  await expect(page.locator('h1')).not.toBeEmpty()
  await open(page, '/lottery/results')
  await open(page, (await page.locator('noscript a[href$="/help"]').first().getAttribute('href')) ?? '')
  await expect(page.locator('h1')).toHaveText('User agreement')
})

test('the address names the language', async ({ page }) => {
  await open(page, '/zh/helpmc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/zh\/helpmc$/)
})

for (const path of [
  '/nowhere',
  '/game/999999999',
  '/promoDetail?id=nothing',
  '/raffle/nothing',
  '/helpmc?topic=nothing',
  '/lottery?gameCode=NOTHING',
  '/lottery/K3_1M/draw/1',
]) {
  test(`${path} answers 404`, async ({ page }) => {
    expect(await open(page, path)).toBe(404)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('redirects of old addresses are permanent and keep invitations', async ({ request }) => {
  for (const [from, to] of [
    ['/index.html?affiliateCode=A1', '/?affiliateCode=A1'],
    ['/register.html?affiliateCode=A1', '/register?affiliateCode=A1'],
    ['/download?x=1', '/down?x=1'],
    ['/en/home', '/en'],
  ] as const) {
    await expect(async () => {
      const response = await request.get(from, { maxRedirects: 0, headers: { accept: 'text/html' } })
      expect([response.status(), response.headers()['location']]).toEqual([301, to])
    }).toPass()
  }
})
