import type { Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventList } from '@playhouse/vendor-api/play-api-markets.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { makeReadyToWithdraw, requireReview } from './cashier.ts'
import { query, queryOne, reward } from './database.ts'
import { textsOn } from './page-texts.ts'
import type { Screen } from './screens.ts'
import { openAccount, type OwnMember, send } from './sessions.ts'

/** In minor units. */
const AT_VENDOR = 12_345_670_000n

/** A member whose money lies at a vendor that has none of it to give back. */
async function openWithMoneyAway(page: Page): Promise<OwnMember> {
  const context = page.context()
  const member = await openAccount(context)
  await makeReadyToWithdraw(member)
  await reward(member.id, AT_VENDOR)
  const { nodeId } = await queryOne<{ nodeId: number }>(
    `select node_id as "nodeId" from game join vendor on code = vendor_code
     where wallet_mode = 'transfer' and category = 'RNG' and not maintenance order by node_id limit 1`,
  )
  const site = process.env.E2E_SITE_URL ?? ''
  await send(context, site, 'LaunchGame', { input: { gameId: String(nodeId), theme: 'DARK' } })
  await query('update vendor.account set balance = 0 where balance = $1', [AT_VENDOR])
  return member
}

/** A match that is played now; one starts every two minutes, and is played for one and a half. */
async function findRunningMatch(page: Page): Promise<{ id: string; game: number }> {
  const model = 'markets-football'
  const { game } = await queryOne<{ game: number }>(
    'select node_id as game from game where model_id = $1 and not maintenance order by node_id limit 1',
    [model],
  )
  for (;;) {
    const response = await page.request.get(`${process.env.E2E_VENDOR_URL}/play/events?models=${model}`)
    const { events } = eventList.parse(await response.json())
    const running = events.find(({ phase }) => phase === 'running')
    if (running) return { id: running.id, game }
    await sleep(1_000)
  }
}

async function untilRefused(page: Page): Promise<void> {
  const { bringBack } = await textsOn(page, 'balance')
  const button = page.getByRole('button', { name: bringBack, exact: true }).last()
  await button.waitFor()
  await button.scrollIntoViewIfNeeded()
}

async function requestWithdrawal(page: Page, { password }: OwnMember): Promise<void> {
  await page.goto('/member/withdrawal')
  const language = await page.evaluate(() => document.documentElement.dataset['language'])
  const cashier = await CashierPage.of(page, language === 'EN' ? 'EN' : 'VI')
  const dialog = await cashier.beginWithdrawal('500000')
  await cashier.confirmWithdrawal(dialog, password)
}

/** What is refused while the money is at a vendor, and sums of money that other screens do not show. */
export const MONEY_STATES: readonly Screen[] = [
  {
    name: 'bet refused while a vendor has the money',
    open: async (page) => {
      await openWithMoneyAway(page)
      await page.goto('/vnlottery?gameCode=NORTH_EVENING&playType=DE')
      const { pad, slip } = await textsOn(page, 'lottery')
      await page.getByRole('main').getByRole('button', { name: '05', exact: true }).click()
      await page.getByRole('main').getByRole('button', { name: pad.add, exact: true }).click()
      const sheet = page.getByRole('main').locator('button[aria-haspopup=dialog]').last()
      if (await sheet.isVisible()) await sheet.click()
      await page
        .getByRole('button', { name: new RegExp(`^${slip.place}`) })
        .last()
        .click()
      await untilRefused(page)
    },
  },
  {
    name: 'withdrawal refused while a vendor has the money',
    open: async (page) => {
      await requestWithdrawal(page, await openWithMoneyAway(page))
      await untilRefused(page)
    },
  },
  {
    name: 'transfer refused while a vendor has the money',
    open: async (page) => {
      const { password } = await openWithMoneyAway(page)
      await page.goto('/member/transfer-upline')
      const { amount, paymentPassword, send: submit } = await textsOn(page, 'transfer')
      await page.getByRole('textbox', { name: amount }).fill('500000')
      await page.getByLabel(paymentPassword, { exact: true }).fill(password)
      await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: submit, exact: true }).click()
      await untilRefused(page)
    },
  },
  {
    name: 'sports event that has begun',
    open: async (page) => {
      await openAccount(page.context())
      const { id, game } = await findRunningMatch(page)
      await page.goto(`/game/${game}?event=${id}&market=1x2&selection=home`)
      await page.locator('iframe').contentFrame().locator('.missed').waitFor()
    },
  },
  {
    name: 'withdrawal under review',
    open: async (page) => {
      const member = await openAccount(page.context())
      await makeReadyToWithdraw(member)
      await requireReview(member.id)
      await reward(member.id, AT_VENDOR)
      await requestWithdrawal(page, member)
      await page.waitForURL(/withdrawal\/\d+$/)
      await page.getByRole('main').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'withdrawal in tokens',
    open: async (page) => {
      const member = await openAccount(page.context())
      await makeReadyToWithdraw(member)
      await query(
        `update bank_card set bank_code = (select code from withdrawal_bank where kind = 'CRYPTO' order by code limit 1) where member_id = $1`,
        [member.id],
      )
      await reward(member.id, 10_000_000n * 10_000n)
      await page.goto('/member/withdrawal')
      await page.getByRole('main').locator('input[inputmode=numeric]').fill('2000000')
      await page.getByRole('main').locator('dl dd').nth(5).scrollIntoViewIfNeeded()
    },
  },
]
