import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CLOSED_CHECKS } from '../../../../checks/closed-checks.ts'
import { REPORT_CHECKS } from '../../../../checks/report-checks.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import {
  type Cashier,
  openCashier,
  type Player,
} from '../../../../domains/money/cashier/withdrawals/withdrawals.fixture.ts'
import { payOutOwed } from '../../../../domains/money/cashier/withdrawals/owed-money.ts'
import { liftClaim, listClaims, payClaim, recordClaim } from '../../../../domains/money/limits/authority-claims.ts'
import { closeByOperators, releaseWithheld } from '../../../../domains/money/limits/close-account.ts'
import { readStanding } from '../../../../domains/money/limits/closing-state.ts'
import { breakHooks } from '../../../../hooks.ts'
import { findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../../office.fixture.ts'

const UNIT = 10_000n
let cashier: Cashier
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let player: Player
let path: string
beforeAll(async () => {
  cashier = await openCashier()
  office = await openTestOffice({ database: { url: cashier.harness.config.databaseUrl } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(async () => {
  await office.close()
  await cashier.close()
})
beforeEach(async () => {
  player = await cashier.player(100)
  path = `/members/${player.memberId}`
  const closing = { ground: 'FRAUD', reason: 'forged papers', by: 'anna, binh', withholds: true } as const
  await withTransaction(db(), (tx) => closeByOperators(tx, player.memberId, breakHooks.closing, closing))
})

const db = () => cashier.harness.database
const getText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (browser: OperatorBrowser, address: string) => getText((await browser.get(address)).html)
const claim = (more: Record<string, string> = {}) =>
  anna.post(`${path}/claims`, {
    authority: 'Court of Hanoi',
    reference: 'TA-17/2026',
    amount: '60.00',
    outcome: 'KEPT',
    paidTo: '',
    letter: 'yes',
    reason: 'the order is in the archive',
    ...more,
  })
const confirm = () => confirmNewest(binh)
const getClaims = () => listClaims(db(), player.memberId)
const pathOfClaim = async () => `${path}/claims/${(await getClaims()).at(-1)?.id}`
const listLetters = () =>
  db()
    .select({ template: memberMessage.template, params: memberMessage.params })
    .from(memberMessage)
    .where(eq(memberMessage.memberId, player.memberId))
    .orderBy(asc(memberMessage.id))
async function readBalances(): Promise<Record<string, bigint>> {
  const { rows } = await db().execute<{ name: string; balance: bigint }>(sql`
    select split_part(code, ':', 3) as name, balance from ledger_account where member_id = ${player.memberId} and balance > 0`)
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}
async function readOwed(): Promise<bigint> {
  const { rows } = await db().execute<{ amount: bigint }>(
    sql`select coalesce(sum(amount) * 10000, 0)::bigint as amount from reporting.liabilities where kind = 'WITHHELD'`,
  )
  return rows[0]?.amount ?? 0n
}
const LIABILITY_CHECKS = REPORT_CHECKS.filter(({ sql: statement }) => statement.includes('liabilit'))
async function expectSoundBooks(): Promise<void> {
  expect(await findLedgerFaults(db())).toEqual([])
  for (const { what, sql: statement } of [...CLOSED_CHECKS, ...LIABILITY_CHECKS])
    expect([what, (await db().execute<{ faults: bigint }>(sql.raw(statement))).rows[0]?.faults]).toEqual([what, 0n])
}
const make = <Result>(work: Parameters<typeof withTransaction<Result>>[1]) => withTransaction(db(), work)

describe('an authority’s claim on a withheld balance', () => {
  it('is kept by two operators, and stops the release until the authority gives it up', async () => {
    const page = await read(anna, `${path}/closing`)
    expect(page).toMatch(/100\.00 is not claimed yet.*nothing can be released meanwhile/)
    expect((await claim()).location).toContain('done=waits')
    expect(await getClaims()).toEqual([])
    expect(await read(binh, '/decisions')).toMatch(
      /the claim of Court of Hanoi \(TA-17\/2026\) on 60\.00.*Afterwards 100\.00, of it claimed by authorities 60\.00.*Letter none/,
    )
    await confirm()
    expect(await getClaims()).toMatchObject([{ state: 'KEPT', amount: 60n * UNIT, by: 'anna, binh' }])
    expect(await office.lastAudit('member.claim-recorded')).toMatchObject({
      subject: `member:${player.memberId}:closing`,
      newValue: expect.objectContaining({ reference: 'TA-17/2026', state: 'KEPT' }),
    })
    expect(await readBalances()).toEqual({ withheld: 100n * UNIT })
    expect(await read(anna, '/owed')).toMatch(/100\.00 60\.00/)
    expect(await read(anna, `${path}/closing`)).toContain('Nothing is released while an authority claims 60.00')
    const refused = await anna.post(`${path}/release`, { reason: 'the list was corrected' })
    expect(getText(refused.html)).toContain('An authority claims it')
    await anna.post(`${await pathOfClaim()}/lift`, { reason: 'its letter of today' })
    await confirm()
    expect(await getClaims()).toMatchObject([{ state: 'LIFTED', endedBy: 'anna, binh' }])
    await anna.post(`${path}/release`, { reason: 'the list was corrected' })
    await confirm()
    expect(await readBalances()).toEqual({ locked: 100n * UNIT })
    expect((await listLetters()).map(({ template }) => template)).toEqual(['closing.WITHHELD', 'closing.RELEASED'])
    await expectSoundBooks()
  })

  it('is paid out of what is withheld, with a letter that names the order, and the rest is released', async () => {
    const owed = await readOwed()
    await claim()
    await confirm()
    await anna.post(`${await pathOfClaim()}/pay`, { paidTo: 'VCB 0011, TA-17', letter: 'yes', reason: 'judgement' })
    expect(await readBalances()).toEqual({ withheld: 100n * UNIT })
    expect(await read(binh, '/decisions')).toMatch(/Afterwards 40\.00.*make the bank transfer at once/)
    await confirm()
    expect(await readBalances()).toEqual({ withheld: 40n * UNIT })
    expect(await readOwed()).toBe(owed - 60n * UNIT)
    expect(await getClaims()).toMatchObject([{ state: 'PAID', paidTo: 'VCB 0011, TA-17' }])
    expect((await listLetters()).at(-1)).toEqual({
      template: 'closing.HANDED_OVER',
      params: { amount: '60.00', authority: 'Court of Hanoi', reference: 'TA-17/2026' },
    })
    expect(await read(anna, `${path}/ledger?wallet=withheld&kind=operators`)).toMatch(/TA-17\/2026/)
    await expectSoundBooks()
    await anna.post(`${path}/release`, { reason: 'nobody else claims it' })
    await confirm()
    expect(await readBalances()).toEqual({ locked: 40n * UNIT })
    await expectSoundBooks()
  })

  it('is paid at once where the order is final, without a letter where it forbids to tell', async () => {
    expect(getText((await claim({ outcome: 'PAID' })).html)).toContain('say where to, as it is paid')
    await claim({ outcome: 'PAID', paidTo: 'VCB 0011, TA-17', letter: 'no', amount: '100.00' })
    await confirm()
    expect(await readBalances()).toEqual({})
    expect((await listLetters()).map(({ template }) => template)).toEqual(['closing.WITHHELD'])
    await expectSoundBooks()
    // What comes in late stays where it is until operators end the withholding.
    await db().execute(
      sql`select post_adjustment(${player.memberId}, 'ADMIN_CREDIT', 50000, ${`late-${player.memberId}`}, '\\x00', null)`,
    )
    await expect(
      make((tx) => payOutOwed(tx, { memberId: player.memberId, by: 'anna', reason: 'late' })),
    ).rejects.toThrow('withheld')
    expect(await read(anna, `${path}/closing`)).toContain('Authorities have taken all of it')
    await anna.post(`${path}/release`, { reason: 'the court has closed its file' })
    await confirm()
    expect(await readStanding(db(), player.memberId)).toBe('CLOSED')
    expect(await readBalances()).toEqual({ cash: 50_000n })
    await expectSoundBooks()
  })

  it('is no more than what is withheld and not claimed yet', async () => {
    expect(getText((await claim({ amount: '100.01' })).html)).toContain('is more than the 100.00 that is withheld')
    await claim()
    await confirm()
    expect(getText((await claim({ amount: '50.00' })).html)).toContain('is more than the 40.00 that is withheld')
    await claim({ amount: '40.00', authority: 'Tax office' })
    await confirm()
    expect(await getClaims()).toHaveLength(2)
  })

  it('is not there for an account that is open, or for another member’s', async () => {
    await claim()
    await confirm()
    const number = (await getClaims()).at(-1)?.id
    const other = await cashier.player(100)
    path = `/members/${other.memberId}`
    expect(getText((await claim()).html)).toContain('Nothing of this account is withheld')
    expect((await anna.post(`${path}/claims/${number}/lift`, { reason: 'once more' })).status).toBe(404)
  })

  it('is paid once and never beside a release, however many decide at the same time', async () => {
    const { memberId } = player
    const by = 'anna, binh'
    const claims = await Promise.allSettled(
      [1, 2, 3].map(() =>
        make((tx) =>
          recordClaim(tx, { memberId, authority: 'Court', reference: '1', amount: 60n * UNIT, reason: 'order', by }),
        ),
      ),
    )
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const key = { memberId, id: (await getClaims())[0]?.id ?? 0 }
    const { withdrawBalance } = breakHooks.closing
    const ends = await Promise.allSettled([
      make((tx) => payClaim(tx, key, { paidTo: 'bank', tellsMember: false, by })),
      make((tx) => payClaim(tx, key, { paidTo: 'bank', tellsMember: false, by })),
      make((tx) => liftClaim(tx, key, by)),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([1, 2].map(() => make((tx) => releaseWithheld(tx, memberId, { by, withdrawBalance }))))
    const [ended] = await getClaims()
    expect(await readBalances()).toEqual({ locked: ended?.state === 'PAID' ? 40n * UNIT : 100n * UNIT })
    await expectSoundBooks()
  })
})
