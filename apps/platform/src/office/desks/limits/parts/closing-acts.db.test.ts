import { requestClosingPayout, accountClosing as closingEndpoint } from '@playhouse/platform-api/limits.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CLOSED_CHECKS } from '../../../../checks/closed-checks.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { bankCard } from '../../../../db/tables/cashier-withdrawals.ts'
import { vendor } from '../../../../db/tables/games.ts'
import { accountClosing } from '../../../../db/tables/limits.ts'
import { memberMessage } from '../../../../db/tables/messages.ts'
import { member } from '../../../../db/tables/members.ts'
import { riskCase } from '../../../../db/tables/risk-cases.ts'
import {
  type Cashier,
  openCashier,
  type Player,
} from '../../../../domains/money/cashier/withdrawals/withdrawals.fixture.ts'
import { payOutOwed } from '../../../../domains/money/cashier/withdrawals/owed-money.ts'
import { closeByOperators, releaseWithheld } from '../../../../domains/money/limits/close-account.ts'
import { readStanding } from '../../../../domains/money/limits/closing-state.ts'
import { transferAllowance } from '../../../../domains/money/limits/play-allowance.ts'
import { listStops } from '../../../../domains/money/limits/stops.ts'
import { ScriptedVendor } from '../../../../domains/money/wallet/transfer/scripted-vendor.fixture.ts'
import { openTransfers, type Transfers } from '../../../../domains/money/wallet/transfer/transfers.ts'
import { breakHooks } from '../../../../hooks.ts'
import { findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { confirmNewest, openTestOffice, type OperatorBrowser, type TestOffice } from '../../../office.fixture.ts'

const UNIT = 10_000n
let cashier: Cashier
let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let vendors: ScriptedVendor
let transfers: Transfers
let player: Player
let path: string
beforeAll(async () => {
  vendors = new ScriptedVendor()
  cashier = await openCashier()
  const { database, config } = cashier.harness
  office = await openTestOffice({
    database: { url: config.databaseUrl },
    vendors: { ask: (...call) => vendors.ask(...call) },
  })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  const [known] = await database.select().from(vendor)
  if (known)
    await database
      .insert(vendor)
      .values({ ...known, code: 'SEN', name: 'Lotus Pond', walletMode: 'transfer' })
      .onConflictDoUpdate({ target: vendor.code, set: { name: 'Lotus Pond', walletMode: 'transfer' } })
  const log = { warn: () => {}, error: () => {} }
  transfers = openTransfers({ database, vendors, secret: office.config.seamlessSecret, transferAllowance, log })
})
afterAll(async () => {
  await office.close()
  await cashier.close()
})
beforeEach(async () => {
  player = await cashier.player(100)
  path = `/members/${player.memberId}`
})

const db = () => cashier.harness.database
const getText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (browser: OperatorBrowser, address: string) => getText((await browser.get(address)).html)
const close = (ground: string, balance = 'paid') =>
  anna.post(`${path}/close`, { ground, balance, reason: 'as was asked on the telephone' })
const getStanding = () => readStanding(db(), player.memberId)
const readClosing = async () =>
  (await db().select().from(accountClosing).where(eq(accountClosing.memberId, player.memberId)))[0]
const listLetters = async () =>
  (
    await db()
      .select({ template: memberMessage.template })
      .from(memberMessage)
      .where(eq(memberMessage.memberId, player.memberId))
      .orderBy(asc(memberMessage.id))
  ).map(({ template }) => template)
async function readBalance(name: string): Promise<bigint> {
  const { rows } = await db().execute<{ balance: bigint }>(sql`
    select balance from ledger_account where member_id = ${player.memberId} and code = ${`member:${player.memberId}:${name}`}`)
  return rows[0]?.balance ?? 0n
}
async function expectSoundBooks(): Promise<void> {
  expect(await findLedgerFaults(db())).toEqual([])
  for (const { sql: statement } of CLOSED_CHECKS)
    expect((await db().execute<{ faults: bigint }>(sql.raw(statement))).rows[0]?.faults).toBe(0n)
}

describe('closing an account on the card', () => {
  it('says beforehand what becomes of everything, and closes on the member’s wish by two operators', async () => {
    const page = await read(anna, `${path}/closing`)
    expect(page).toMatch(/100\.00 is paid out to .*Running bonus none.*Accounts directly below none/)
    expect(page).toContain('Nothing is in the way of it.')
    expect((await close('TELEPHONE')).location).toContain('done=waits')
    expect(await getStanding()).toBe('OPEN')
    expect(await read(binh, '/decisions')).toContain('the member’s wish, by telephone')
    await confirmNewest(binh)
    expect(await getStanding()).toBe('CLOSING')
    expect(await readClosing()).toMatchObject({ ground: 'TELEPHONE', by: 'anna, binh', withheld: 0n })
    expect(await listLetters()).toEqual(['closing.REQUESTED'])
    const [payout] = await db().select().from(withdrawal).where(eq(withdrawal.memberId, player.memberId))
    expect(payout).toMatchObject({ amount: 100n * UNIT })
    expect(await office.lastAudit('member.closed')).toMatchObject({ subject: `member:${player.memberId}:closing` })
    expect(await read(anna, `${path}/audit`)).toMatch(/Member closed member .* as was asked on the telephone/)
    expect(await read(anna, `${path}/timeline`)).toContain('Member closed')
    expect(await read(anna, `${path}/closing`)).toContain('the member’s wish, by telephone')
    await expectSoundBooks()
  })

  it('tells the member kindly that the house ends the business, without grounds', async () => {
    await close('TERMS')
    await confirmNewest(binh)
    expect(await listLetters()).toEqual(['closing.ENDING_BY_US'])
    await cashier.hurry()
    expect(await getStanding()).toBe('CLOSING')
  })

  it('withholds the balance only because of fraud or sanctions, as a debt of the house', async () => {
    expect(getText((await close('TERMS', 'withheld')).html)).toContain('unless a law forbids it')
    const waiting = await close('SANCTIONS', 'withheld')
    expect(waiting.location).toContain('done=waits')
    await confirmNewest(binh)
    expect(await getStanding()).toBe('CLOSED')
    expect([await readBalance('cash'), await readBalance('withheld')]).toEqual([0n, 100n * UNIT])
    expect(await listLetters()).toEqual(['closing.WITHHELD'])
    const { rows } = await db().execute<{ amount: string }>(
      sql`select amount::text from reporting.liabilities where kind = 'WITHHELD'`,
    )
    expect(Number(rows[0]?.amount)).toBeGreaterThanOrEqual(100)
    expect(await read(anna, '/owed')).toMatch(/Withheld .*100\.00/)
    await expectSoundBooks()
  })

  it('needs no bank account where the balance is withheld, and says that one is missing where it is paid', async () => {
    await db().delete(bankCard).where(eq(bankCard.memberId, player.memberId))
    expect(getText((await close('HOUSE')).html)).toContain('There is no bank account or wallet')
    expect((await close('FRAUD', 'withheld')).location).toContain('done=waits')
  })

  it('releases what is withheld by two operators, and pays it out', async () => {
    await close('SANCTIONS', 'withheld')
    await confirmNewest(binh)
    const sent = await anna.post(`${path}/release`, { reason: 'the list was corrected' })
    expect(sent.location).toContain('done=waits')
    expect(await readBalance('withheld')).toBe(100n * UNIT)
    await confirmNewest(binh)
    expect(await readBalance('withheld')).toBe(0n)
    expect(await getStanding()).toBe('CLOSING')
    expect(await readBalance('locked')).toBe(100n * UNIT)
    expect(await readClosing()).toMatchObject({ releasedBy: 'anna, binh' })
    expect((await listLetters()).at(-1)).toBe('closing.RELEASED')
    expect(getText((await anna.post(`${path}/release`, { reason: 'once more' })).html)).toContain(
      'Nothing of this account',
    )
    await expectSoundBooks()
  })

  it('lets the owner choose where to what was released without a bank account', async () => {
    await db().update(bankCard).set({ removedAt: new Date() }).where(eq(bankCard.memberId, player.memberId))
    await close('SANCTIONS', 'withheld')
    await confirmNewest(binh)
    await anna.post(`${path}/release`, { reason: 'the list was corrected' })
    await confirmNewest(binh)
    expect([await getStanding(), await readBalance('cash')]).toEqual(['CLOSING', 100n * UNIT])
    await db().update(bankCard).set({ removedAt: null }).where(eq(bankCard.memberId, player.memberId))
    const [row] = await db().select().from(member).where(eq(member.id, player.memberId))
    const { value } = await cashier.harness.call(login, { username: row?.username ?? '', password: PASSWORD })
    const { token } = value
    const now = await cashier.harness.call(closingEndpoint, {}, { token })
    expect(now.value).toMatchObject({ needsPayout: true, balance: '100.00' })
    const paid = await cashier.harness.call(
      requestClosingPayout,
      { bankCardId: player.cardId, stepUp: { method: 'password', answer: PASSWORD } },
      { token },
    )
    expect(paid.status).toBe(200)
    expect(await readBalance('locked')).toBe(100n * UNIT)
  })

  it('pays nothing out of an account with a withheld balance, whatever comes in late', async () => {
    await close('SANCTIONS', 'withheld')
    await confirmNewest(binh)
    await db().execute(
      sql`select post_adjustment(${player.memberId}, 'ADMIN_CREDIT', 50000, ${`late-${player.memberId}`}, '\\x00', null)`,
    )
    const paying = withTransaction(db(), (tx) =>
      payOutOwed(tx, { memberId: player.memberId, by: 'anna', reason: 'late' }),
    )
    await expect(paying).rejects.toThrow('withheld')
  })

  it('withholds once and releases once, however many do it at the same time', async () => {
    const { memberId } = player
    const closing = { ground: 'SANCTIONS', reason: 'list', by: 'anna, binh', withholds: true } as const
    const closings = await Promise.all(
      [1, 2, 3].map(() => withTransaction(db(), (tx) => closeByOperators(tx, memberId, breakHooks.closing, closing))),
    )
    expect(closings.filter((made) => made !== undefined)).toHaveLength(1)
    const { withdrawBalance } = breakHooks.closing
    const releases = await Promise.all(
      [1, 2, 3].map(() =>
        withTransaction(db(), (tx) => releaseWithheld(tx, memberId, { by: 'anna', withdrawBalance })),
      ),
    )
    expect(releases.filter((amount) => amount !== undefined)).toEqual([100n * UNIT])
    expect(await readBalance('locked')).toBe(100n * UNIT)
    await expectSoundBooks()
  })

  it('is proposed by customer service and confirmed by risk alone', async () => {
    await office.giveRoles('anna', ['service'])
    await office.giveRoles('binh', ['service'])
    await close('TELEPHONE')
    const { html } = await binh.get('/decisions')
    expect(html).not.toMatch(/confirm"/)
    await office.giveRoles('binh', ['risk'])
    await confirmNewest(binh)
    expect(await getStanding()).toBe('CLOSING')
    const all = ['service', 'payments', 'payments-second', 'content', 'lottery', 'risk', 'admin', 'view'] as const
    await office.giveRoles('anna', all)
    await office.giveRoles('binh', all)
  })
})

describe('money at a vendor', () => {
  const moveOut = async () => {
    expect(await transfers.transferOut({ memberId: player.memberId, vendorCode: 'SEN' })).toBe('done')
    expect(await readBalance('cash')).toBe(0n)
  }

  it('is brought home before the account is closed, also when the second operator confirms', async () => {
    await moveOut()
    expect((await close('LETTER')).location).toContain('done=waits')
    expect(await readBalance('cash')).toBe(100n * UNIT)
    await moveOut()
    await confirmNewest(binh)
    expect(await getStanding()).toBe('CLOSING')
    expect(await readBalance('locked')).toBe(100n * UNIT)
  })

  it('says which vendor keeps it and what to do, and comes back by the button', async () => {
    await moveOut()
    vendors.down.add('SEN')
    const refused = getText((await close('LETTER')).html)
    expect(refused).toMatch(/cannot be closed yet.*Lotus Pond holds 100\.00 and does not give it back.*call Lotus Pond/)
    expect(await read(anna, `${path}/closing`)).toMatch(/Money at vendors .*Lotus Pond 100\.00 .*Bring it back/)
    const still = await anna.post(`${path}/bring-back`, { back: `${path}/closing` })
    expect(getText(still.html)).toContain('Lotus Pond still holds 100.00')
    vendors.down.clear()
    expect((await anna.post(`${path}/bring-back`, { back: `${path}/closing` })).location).toContain('done=broughtBack')
    expect(await readBalance('cash')).toBe(100n * UNIT)
    expect(await office.lastAudit()).toMatchObject({ action: 'member.money-brought-back', oldValue: { SEN: '100.00' } })
  })

  it('comes back on the page of a case too, which closes the account then', async () => {
    await moveOut()
    const opened = await anna.post(`${path}/risk/open`, { openedBy: 'OPERATOR', reason: 'seen' })
    const casePath = opened.location?.split('?')[0] ?? ''
    expect(await read(anna, casePath)).toContain('Bring it back')
    const decision = {
      effect_ACCOUNT_CLOSED: 'yes',
      limit: 'DEPOSIT-DAY',
      value: '',
      ground: 'HOUSE',
      balance: 'paid',
      reason: 'as was found',
    }
    vendors.down.add('SEN')
    expect(getText((await anna.post(`${casePath}/decide`, decision)).html)).toContain('Lotus Pond holds 100.00')
    vendors.down.clear()
    expect((await anna.post(`${casePath}/decide`, decision)).location).toContain('done=waits')
    await moveOut()
    vendors.down.add('SEN')
    expect(getText((await confirmNewest(binh)).html)).toContain('Lotus Pond holds 100.00')
    vendors.down.clear()
    await confirmNewest(binh)
    expect(await getStanding()).toBe('CLOSING')
    expect(await db().select().from(riskCase).where(eq(riskCase.memberId, player.memberId))).toMatchObject([
      { state: 'DECIDED' },
    ])
  })
})

describe('stops on the card', () => {
  const stop = (...stops: string[]) =>
    anna.post(`${path}/stops`, {
      reason: 'a bank has called',
      ...Object.fromEntries(stops.map((kind) => [`stop_${kind}`, 'yes'])),
    })

  it('stops withdrawals alone without a case, and lifts that, by two operators each', async () => {
    expect((await stop('WITHDRAWALS')).location).toContain('done=waits')
    expect(await listStops(db(), player.memberId)).toEqual([])
    await confirmNewest(binh)
    expect(await listStops(db(), player.memberId)).toMatchObject([
      { kind: 'WITHDRAWALS', caseId: null, by: 'anna, binh' },
    ])
    expect(await listLetters()).toEqual(['stops.WITHDRAWALS_PAUSED'])
    expect(await read(anna, path)).toMatch(/Withdrawals are stopped since .* by anna, binh\. Stops and closing/)
    expect((await cashier.request(player, 10)).body).toMatchObject({ errorCode: 'withdrawals.paused' })
    expect(await read(anna, `${path}/closing`)).toContain('the payout waits until two operators lift the stop')
    expect(getText((await stop('WITHDRAWALS')).html)).toContain('Nothing would change')
    await stop()
    await confirmNewest(binh)
    expect(await listStops(db(), player.memberId)).toEqual([])
    expect((await listLetters()).at(-1)).toBe('stops.WITHDRAWALS_RESUMED')
    expect(await office.lastAudit('member.stops-changed')).toMatchObject({ newValue: { stops: [] } })
  })

  it('stops play alone, which a decision about a case lifts too', async () => {
    await stop('PLAY')
    await confirmNewest(binh)
    const { rows } = await db().execute(sql`select account_hold_state(${player.memberId}) as state`)
    expect(rows).toEqual([{ state: 'REVIEW' }])
    const opened = await anna.post(`${path}/risk/open`, { openedBy: 'OPERATOR', reason: 'seen' })
    const casePath = opened.location?.split('?')[0] ?? ''
    await anna.post(`${casePath}/decide`, { limit: 'DEPOSIT-DAY', value: '', reason: 'nothing was found' })
    await confirmNewest(binh)
    expect(await listStops(db(), player.memberId)).toEqual([])
  })

  it('is hidden from operators who may not read signs of risk', async () => {
    await stop('WITHDRAWALS')
    await confirmNewest(binh)
    await office.giveRoles('binh', ['service'])
    expect((await binh.get(`${path}/closing`)).html).not.toContain('Stop withdrawals')
    expect((await binh.get(path)).html).not.toContain('Withdrawals are stopped')
  })
})
