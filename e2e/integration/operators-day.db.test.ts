import { type Browser, chromium } from '@playwright/test'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawal } from '../../apps/platform/src/db/tables/cashier.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import { requestWithdrawal } from '../../apps/platform/src/ledger/cashier.ts'
import { openTestOffice, type TestOffice } from '../../apps/platform/src/office/office.fixture.ts'
import { chromiumFlags, findHeadlessShell } from '../../scripts/lib/browser.ts'
import { OfficePage } from '../pages/office-page.ts'

// In a browser, but without the site: the office is a listener of its own.
let office: TestOffice
let browser: Browser
let number: string
let id: number
beforeAll(async () => {
  office = await openTestOffice()
  process.env.E2E_OFFICE_URL = await office.app.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumFlags() })
  const { database } = office
  const [lan] = await database
    .update(member)
    .set({ mobile: '+84912345678' })
    .where(eq(member.username, 'lan'))
    .returning()
  const memberId = lan?.id ?? 0
  ;({ id } = await withTransaction(database, (tx) =>
    requestWithdrawal(tx, { memberId, amount: 100_000_000n, requestKey: randomUUID() }),
  ))
  await database
    .update(withdrawal)
    .set({ state: 'REVIEW', reviewReasons: ['LARGE_AMOUNT'] })
    .where(eq(withdrawal.id, id))
  number = `${memberId}/${id}`
})
afterAll(async () => {
  await browser.close()
  await office.close()
})

test('an operator finds a member, decides a withdrawal with its context, and the card shows what was done', async () => {
  const desk = await OfficePage.open(browser)
  const { page } = desk
  await page.getByRole('searchbox', { name: 'Find a member or a number' }).fill('0912 345 678')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'lan', exact: true }).click()
  await page.getByLabel('Note, for operators only').fill('Asked about the payout by telephone.')
  await page.getByRole('button', { name: 'Add note' }).click()

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Withdrawals' }).click()
  const row = page.getByRole('row').filter({ hasText: number })
  await row.getByRole('button', { name: 'Take', exact: true }).click()
  await row.getByRole('button', { name: 'Give back' }).waitFor()
  await row.getByRole('link', { name: number }).click()
  const main = page.getByRole('main')
  for (const text of ['Asked about the payout by telephone.', '10,000.00', 'Paid out before'])
    await main.getByText(text).first().waitFor()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await page.locator('form').filter({ has: approve }).getByRole('textbox').fill('It is his own account')
  await approve.click()
  await page.getByText('Done. The audit log has it.').waitFor()

  await main.getByRole('link', { name: 'lan', exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Parts of the card' }).getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('row').filter({ hasText: 'Withdrawal approved' }).getByText('It is his own account').waitFor()
  await desk.close()
  const [decided] = await office.database.select().from(withdrawal).where(eq(withdrawal.id, id))
  expect(decided?.state).toBe('APPROVED')
})
