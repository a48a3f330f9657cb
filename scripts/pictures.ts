// npm run pictures -- [--base-url URL] [--out FOLDER] [--only WORD]: pictures of the running site's screens at three widths,
// in both themes and both languages.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { DEMO_ACCOUNTS } from '../apps/platform/src/db/world/demo-accounts.ts'
import { chromiumFlags, findChromium } from './browser.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'http://localhost:4200' },
    out: { type: 'string', default: '.data/pictures' },
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '1440,1024,390' },
  },
})

interface Shot {
  name: string
  path: string
  /** Username of the account that looks; a visitor when left out. */
  as?: string
  /** What is done before the picture is taken. */
  before?: (page: Page) => Promise<void>
}

const [member, agent, , , longName] = DEMO_ACCOUNTS.map(({ username }) => username)

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/rng' },
  { name: 'lobby-search', path: '/rng?search=rong&sort=RETURN_TO_PLAYER' },
  { name: 'lobby-empty', path: '/live?search=zqxwv' },
  { name: 'lobby-live', path: '/live' },
  { name: 'log-in', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'not-found', path: '/nowhere/at/all' },
  { name: 'home-member', path: '/', as: member },
  { name: 'account', path: '/member/account', as: member },
  { name: 'account-long', path: '/member/account', as: longName },
  { name: 'account-visitor', path: '/member/account' },
  { name: 'agent', path: '/agent/team-overview', as: agent },
  { name: 'agent-refused', path: '/agent/team-overview', as: member },
  { name: 'game', path: '/rng', as: member, before: openFirstGame },
]

/** Runs in the page: nothing is loading, and the pictures in view are there. */
function settled(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  return (
    document.querySelector('h1') !== null &&
    !document.querySelector('[aria-busy=true]') &&
    inView.every((image) => image.complete)
  )
}

async function openFirstGame(page: Page): Promise<void> {
  await page.locator('a[href^="/game/"]').first().click()
  await page.frameLocator('iframe').getByRole('button').first().waitFor()
}

async function signIn(page: Page, username: string): Promise<void> {
  const account = DEMO_ACCOUNTS.find((each) => each.username === username)
  await page.goto('/login')
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(account?.password ?? '')
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
}

async function takeAll(browser: Browser, theme: string, language: string, as: string | undefined): Promise<void> {
  const shots = SHOTS.filter((shot) => shot.as === as && shot.name.includes(values.only))
  if (shots.length === 0) return
  const context = await browser.newContext({ baseURL: values['base-url'], reducedMotion: 'reduce' })
  await context.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('theme', chosenTheme ?? '')
      localStorage.setItem('hisLang', chosenLanguage ?? '')
    },
    [theme, language],
  )
  const page = await context.newPage()
  if (as) await signIn(page, as)
  for (const width of values.widths.split(',').map(Number)) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
    for (const shot of shots) {
      await page.goto(shot.path)
      await page.waitForFunction(settled)
      await shot.before?.(page)
      await page.waitForFunction(settled)
      const file = `${shot.name}-${width}-${theme}-${language}.png`
      await page.screenshot({ path: join(values.out, file) })
      console.log(file)
    }
  }
  await context.close()
}

mkdirSync(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
for (const [theme, language] of [
  ['dark', 'EN'],
  ['light', 'TY'],
] as const) {
  for (const as of new Set(SHOTS.map((shot) => shot.as))) await takeAll(browser, theme, language, as)
}
await browser.close()
