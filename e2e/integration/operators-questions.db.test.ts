import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit } from '../../apps/platform/src/db/tables/cashier.ts'
import { depositReference } from '../../apps/platform/src/db/tables/deposits.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { newTransferText } from '../../apps/platform/src/domains/money/cashier/deposits/transfer-text.ts'
import { ScriptedProvider } from '../../apps/platform/src/domains/money/cashier/scripted-provider.fixture.ts'
import { openGame } from '../../apps/platform/src/domains/money/wallet/seamless/seamless.fixture.ts'
import { openWallet } from '../../apps/platform/src/domains/money/wallet/seamless/wallet.ts'
import { countAttempt } from '../../apps/platform/src/domains/people/session/log-in/attempt-guard.ts'
import {
  openTestOffice,
  operatorTokens,
  type TestOffice,
  getToken,
} from '../../apps/platform/src/office/office.fixture.ts'
import { chromiumFlags, findHeadlessShell } from '../../scripts/lib/browser.ts'
import { OfficePage } from '../pages/office-page.ts'

/** From the member's words to the answer. */
const CLICKS_MAX = 5

const provider = new ScriptedProvider()
let office: TestOffice
let browser: Browser
let lan: number
beforeAll(async () => {
  office = await openTestOffice({
    environment: { OPERATOR_TOKEN: operatorTokens('anna', 'service') },
    providers: provider.providers,
    vendors: { readRound: async () => ({ state: 'unanswered', payout: '2500' }), close: async () => {} },
  })
  await office.giveRoles('service', ['service'])
  process.env.E2E_OFFICE_URL = await office.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumFlags() })
  const [found] = await office.database.select({ id: member.id }).from(member).where(eq(member.username, 'lan'))
  lan = found?.id ?? 0
})
afterAll(async () => {
  await browser.close()
  await office.close()
})

/** A desk of the role `service` that counts clicks; a search is one. */
async function openDesk() {
  const desk = await OfficePage.open(browser, { name: 'service', token: getToken('service') })
  const { page } = desk
  let clicks = 0
  return {
    page,
    close: () => desk.close(),
    clicks: () => clicks,
    search: async (text: string) => {
      clicks += 1
      await page.getByRole('searchbox', { name: 'Find a member or a number' }).fill(text)
      await page.keyboard.press('Enter')
    },
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
  }
}
const reads = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()

test('"my deposit did not arrive" is answered within five clicks', async () => {
  const reference = newTransferText((below) => randomInt(below))
  const [row] = await office.database
    .insert(deposit)
    .values({
      memberId: lan,
      amount: 500_000n,
      requestedAmount: 500_000n,
      channel: 'MANUAL',
      state: 'EXPIRED',
      createdAt: new Date(),
      reference,
      version: 1,
    })
    .returning()
  await office.database.insert(depositReference).values({ reference, memberId: lan, depositId: row?.id ?? 0 })
  await provider.call('createPayIn', {
    reference,
    method: 'MANUAL',
    amount: '50',
    currency: 'VND',
    fee: '0',
    transferText: reference,
    expiresAt: new Date().toISOString(),
    returnUrl: 'http://127.0.0.1/',
  })
  provider.pay(reference, 500_000n)
  const desk = await openDesk()
  await desk.search(reference)
  await reads(desk.page, 'expired')
  await desk.click(desk.page.getByRole('button', { name: 'Ask the provider again' }))
  await reads(desk.page, 'a payment has arrived')
  await reads(desk.page, 'not on the platform yet')
  expect(desk.clicks()).toBeLessThanOrEqual(CLICKS_MAX)
  await desk.close()
})

test('"I won and was not paid" is answered within five clicks, by the number of the round or from the member', async () => {
  const { session } = await openGame(office.database, lan)
  const roundId = randomUUID()
  const wallet = openWallet(office.database.$client)
  const vendor = { code: 'SEN', secret: Buffer.alloc(32) }
  await wallet.debit(vendor, { session, transactionId: randomUUID(), roundId, amount: '1000' })
  const desk = await openDesk()
  await desk.search(roundId)
  await reads(desk.page, 'not finished')
  await desk.click(desk.page.getByRole('button', { name: 'Ask the vendor again' }))
  await reads(desk.page, 'The vendor sends its call again')
  expect(desk.clicks()).toBeLessThanOrEqual(CLICKS_MAX)
  const credit = { session, transactionId: randomUUID(), roundId, amount: '2500', closes: true }
  await wallet.credit(vendor, credit)
  await desk.close()

  const other = await openDesk()
  await other.search('lan')
  await other.click(other.page.getByRole('link', { name: 'lan', exact: true }))
  await other.click(other.page.getByRole('link', { name: 'Bets', exact: true }))
  await other.click(other.page.getByRole('row').filter({ hasText: roundId }).getByRole('link').first())
  await reads(other.page, 'won')
  await reads(other.page, '2,500')
  expect(other.clicks()).toBeLessThanOrEqual(CLICKS_MAX)
  await other.close()
})

test('"I cannot log in" is answered and mended within five clicks', async () => {
  for (let time = 0; time < 5; time++) await countAttempt(office.database, 'lan')
  const desk = await openDesk()
  await desk.search('lan')
  await desk.click(desk.page.getByRole('link', { name: 'lan', exact: true }))
  await desk.click(desk.page.getByRole('link', { name: 'Log-in', exact: true }))
  await reads(desk.page, 'Log-in by the username from unknown addresses')
  await desk.click(desk.page.getByText('Lift the locks', { exact: true }).first())
  const form = desk.page.locator('form[action$="/unlock"]')
  await form.locator('[name=compared]').fill('Passport of the identity check, by a video call')
  await form.locator('[name=reason]').fill('Forgot the password on a journey')
  await desk.click(form.getByRole('button', { name: 'Lift the locks' }))
  await reads(desk.page, 'Nothing is locked')
  expect(desk.clicks()).toBeLessThanOrEqual(CLICKS_MAX)
  await desk.close()
})
