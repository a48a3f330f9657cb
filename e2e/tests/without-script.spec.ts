import { expect, test } from '@playwright/test'
import { openRendered } from '../support/page-ready.ts'

test.use({ javaScriptEnabled: false, locale: 'en-GB' })

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
    expect.soft(await openRendered(page, path), path).toBe(200)
    await expect.soft(page.locator('h1'), path).toHaveCount(1)
    // Locators by text leave `noscript` out.
    const shown = await page.locator('body').innerText()
    for (const text of texts) expect.soft(shown, path).toMatch(text)
    // No part of the screen is still loading.
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
  await openRendered(page, '/promotions')
  await openRendered(page, (await page.locator('main a[href*="id="]').first().getAttribute('href')) ?? '')
  await expect(page.locator('main noscript h2')).toBeVisible()
  await openRendered(page, '/rng')
  await openRendered(page, (await page.locator('main noscript a[href^="/game/"]').first().getAttribute('href')) ?? '')
  await expect(page.locator('h1')).not.toBeEmpty()
  await openRendered(page, '/lottery/results')
  await openRendered(page, (await page.locator('noscript a[href$="/help"]').first().getAttribute('href')) ?? '')
  await expect(page.locator('h1')).toHaveText('User agreement')
})

test('the address names the language', async ({ page }) => {
  await openRendered(page, '/zh/helpmc')
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
    expect(await openRendered(page, path)).toBe(404)
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
