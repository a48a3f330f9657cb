import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { LANGUAGE_COOKIE } from '@playhouse/shared/page-cookies.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { shiftDate } from '@playhouse/testing/shift-clock.mjs'
import { clockAheadMs } from '@playhouse/testing/test-clock.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { paths } from '../../../apps/web/src/paths.ts'
import { chromiumFlags, findHeadlessShell } from '../../../scripts/lib/browser.ts'
import { ROOT } from '../../../scripts/lib/settings.ts'
import { PASSWORD, type Player } from '../cast.ts'
import { type Act, getPlayer, type Stage } from '../stage.ts'

const PATIENCE_MS = 60_000

const PAGES: readonly (() => string)[] = [
  paths.home,
  paths.memberAccount,
  paths.wallet,
  paths.deposit,
  () => paths.withdrawals(),
  () => paths.lotteryTickets(),
  () => paths.lottery('VN_SOUTH_1M'),
  () => paths.messages(),
  () => paths.serviceCases(),
  paths.missions,
  paths.bonus,
  paths.bettingRecord,
  paths.accountRecord,
  () => paths.memberSecurity(),
  paths.memberLimits,
]

/** Pages of one thing of a member, and the text with which they deny it. */
const THINGS: readonly { table: string; path: (id: string) => string; namespace: string; denial: string }[] = [
  { table: 'lottery_ticket', path: (id) => paths.lotteryTicket(id), namespace: 'draws', denial: 'noTicketTitle' },
  { table: 'deposit', path: (id) => paths.deposit(id), namespace: 'deposit', denial: 'missingTitle' },
  { table: 'withdrawal', path: (id) => paths.withdrawal(id), namespace: 'withdrawal', denial: 'detail.missing' },
]

const browsers = new WeakMap<Stage, Promise<Browser>>()

/** One Chromium for each site, which ends with it. */
function openBrowser(stage: Stage): Promise<Browser> {
  const opened =
    browsers.get(stage) ?? chromium.launch({ executablePath: findHeadlessShell(), args: [...chromiumFlags()] })
  if (!browsers.has(stage)) stage.atEnd(async () => (await opened).close())
  browsers.set(stage, opened)
  return opened
}

/** @returns false for an account that an operator has blocked */
async function logIn(context: BrowserContext, stage: Stage, player: Player): Promise<boolean> {
  const response = await context.request.post(`${stage.site.siteUrl}/graphql`, {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      operationName: 'LogIn',
      variables: { input: { username: player.username, password: PASSWORD, remember: false } },
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash('LogIn') } },
    },
  })
  const answer = await response.text()
  if (answer.includes('"AccountBlocked"')) return false
  if (!answer.includes('"LogInSuccess"')) throw new Error(`${player.username} could not log in: ${answer}`)
  return true
}

/** Opens a page of the site as a player's browser does, often that of something that is theirs. */
export const openPage: Act = {
  weight: 5,
  who: 'player',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const thing = random.next() < 0.7 ? random.pick(THINGS) : undefined
    const [own] = thing
      ? await stage.query<{ id: string }>(
          `select id::text from ${thing.table} where member_id = $1 order by id desc limit 1`,
          [player.id],
        )
      : []
    const path = thing && own ? thing.path(own.id) : random.pick(PAGES)()
    const name = path.replaceAll(/\d+/g, ':id')
    const context = await (await openBrowser(stage)).newContext({ baseURL: stage.site.siteUrl, locale: 'en-GB' })
    context.setDefaultTimeout(PATIENCE_MS)
    try {
      await context.addInitScript(shiftDate, clockAheadMs())
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: player.language, url: stage.site.siteUrl }])
      context.on('weberror', (error) => stage.findings.add('console error', name, error.error().stack ?? ''))
      context.on('console', (message) => {
        if (message.type() === 'error') stage.findings.add('console error', name, message.text())
      })
      context.on('response', (response) => {
        if (response.status() >= 500) stage.findings.add('server error', name, response.url())
      })
      if (!(await logIn(context, stage, player))) return false
      const page = await context.newPage()
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
      const denial = thing && own && readText(player.language, thing.namespace, thing.denial)
      if (denial && (await page.locator('main').innerText()).includes(denial))
        stage.findings.add('not there', name, { player: actor, language: player.language, denial })
    } finally {
      await context.close()
    }
  },
}

function readText(language: LanguageCode, namespace: string, key: string): string | undefined {
  const read = (code: LanguageCode) => {
    const texts: unknown = JSON.parse(
      readFileSync(join(ROOT, `packages/shared/texts/web/${code}/${namespace}.json`), 'utf8'),
    )
    return key.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
  }
  const text = read(language === 'TY' ? 'VI' : language)
  return typeof text === 'string' ? text : undefined
}
