import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { SLOT_MODELS } from '@playhouse/engines/slot/models.ts'
import { type ContractKind, periodAt } from '@playhouse/shared/agent-pay.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { billRecount } from '../../apps/platform/src/checks/team-checks.ts'
import { formatInteger, formatPercent } from '../../apps/web/src/i18n/format.ts'
import { CashierPage } from '../pages/cashier-page.ts'
import { GamePage, slotTextsIn } from '../pages/game-page.ts'
import { RegisteredDialogs, RegisterPage } from '../pages/register-page.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { giveBirthday, readMemberId, moneyIn } from '../support/cashier.ts'
import { ledgerBalance, query, queryOne, reward } from '../support/database.ts'
import { textsIn } from '../support/page-texts.ts'
import { prefer } from '../support/preferences.ts'
import { Problems } from '../support/problems.ts'
import { losingSeed } from '../support/rounds.ts'
import { newAccount, openAccount, type OwnMember } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/texts.ts'

const DONG = 10_000n
const STAKE = 200_000n * DONG
const SALARY_BASIS_POINTS = 200
const DIVIDEND_BASIS_POINTS = 3000

/** Another person's browser, which fails the test on unexpected problems when it closes. */
async function openBrowser(browser: Browser, language: LanguageCode) {
  const context = await browser.newContext()
  await prefer(context, { language })
  await context.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.setItem('index_notice', 'seen')
  })
  const problems = new Problems(context)
  return {
    context,
    page: await context.newPage(),
    close: async () => {
      await context.close()
      expect(problems.unexpected).toEqual([])
    },
  }
}

/** Makes an account an agent at the top of a tree of its own, or below another, with its password as payment password. */
async function makeAgent({ id }: OwnMember, above?: OwnMember): Promise<void> {
  await query(
    `update member set kind = 1, parent_id = $2::integer, path = text2ltree(concat_ws('.', $2::text, $1::text)),
       payment_password_hash = password_hash, payment_password_changed_at = now() where id = $1::integer`,
    [id, above?.id ?? null],
  )
}

/** A real-time salary that both sides agreed to before the test. */
const agreeOnSalary = (agent: OwnMember, upline: OwnMember) =>
  query(
    `insert into contract_version (member_id, id, number, kind, upline_id, terms, terms_hash, state, offered_at, expires_at, decided_at,
       valid_from, next_period, notified_state)
     values ($1, gen_random_uuid(), 1, 'REALTIME_SALARY', $2, $3, '', 'ACCEPTED', now(), now(), now(), now(), now(), 'ACCEPTED')`,
    [
      agent.id,
      upline.id,
      JSON.stringify({
        period: 'D',
        basisPoints: SALARY_BASIS_POINTS,
        minValidBet: '1000',
        minHouseProfit: null,
        minActiveMembers: null,
        maxWinRate: null,
        maxLossRate: null,
        maxSingleBet: '1000000',
      }),
    ],
  )

/** Moves the clock of a contract to the end of the period that holds `at`, when the platform bills it. */
async function endPeriod(agent: OwnMember, kind: ContractKind, at: Date): Promise<void> {
  await query(
    `update contract_version set valid_from = $3, next_period = $3, next_action_at = now()
     where member_id = $1 and kind = $2 and state = 'ACCEPTED'`,
    [agent.id, kind, periodAt(kind, 'D', at).from.toISOString()],
  )
}

/** Sums the bets of the accounts below an agent in a period, from their rounds and by the chain of parents. */
function betsBelow({ id }: OwnMember, kind: ContractKind, at: Date) {
  const { from, to } = periodAt(kind, 'D', at)
  return queryOne<{ validBet: bigint; houseProfit: bigint; players: number; largest: bigint }>(
    `with recursive team as (
       select id from member where parent_id = $1
       union all select below.id from member below join team on below.parent_id = team.id)
     select sum(stake)::bigint as "validBet", sum(stake - payout)::bigint as "houseProfit",
       count(distinct member_id)::integer as players, max(stake) as largest
     from round join team on team.id = member_id where settled_at >= $2 and settled_at < $3`,
    [id, from.toISOString(), to.toISOString()],
  )
}

const lastBet = async (memberId: number) =>
  (await queryOne<{ at: Date }>('select max(settled_at) as at from round where member_id = $1', [memberId])).at

/** Bills of the account that the world check, which shares no code with the platform's sums, computes otherwise. */
async function billFaults({ id }: OwnMember): Promise<bigint> {
  return (
    await queryOne<{ faults: bigint }>(`select faults::bigint from (${billRecount(`member_id = ${id}`)}) as found`)
  ).faults
}

/** The agent centre in a language, by mouse or by touch. */
async function readCentre(page: Page, language: LanguageCode, isTouched: boolean) {
  const [downline, contracts] = await Promise.all([textsIn(language, 'downline'), textsIn(language, 'contracts')])
  const press = (target: Locator) => (isTouched ? target.tap() : target.click())
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (name: string, within: Locator = main) => within.getByRole('button', { name, exact: true })
  const percent = (basisPoints: number) => formatPercent(basisPoints / 10_000, LANGUAGES[language].bcp47, 2)
  const money = (minor: bigint) => moneyIn(language, minor)
  const exactMoney = (minor: bigint) => moneyIn(language, minor, true)
  const bills = main.getByRole('table', { name: contracts.bills })
  return {
    downline,
    contracts,
    press,
    main,
    dialog,
    button,
    percent,
    money,
    exactMoney,
    count: (value: number) => formatInteger(value, LANGUAGES[language].bcp47),
    bills,
    /** Makes a registration link. @returns its address within the site */
    async makeLink(name: string): Promise<string> {
      await page.goto('/agent/register-centre')
      await press(button(downline.newLink))
      await dialog.getByLabel(downline.linkName, { exact: true }).fill(name)
      await press(button(downline.makeLink, dialog))
      const address = await dialog.getByText('/register?').innerText()
      await page.keyboard.press('Escape')
      return new URL(address).pathname + new URL(address).search
    },
    /** Opens the latest bill and compares each line of its formula. Cells hold their column's name for phones. */
    async checkFormula(lines: readonly [item: keyof typeof downline.billItems, value: string, needed?: string][]) {
      await press(button(contracts.open, bills.getByRole('row').nth(1)))
      const rows = dialog.getByRole('table', { name: downline.formula }).getByRole('row')
      await expect(rows).toHaveCount(lines.length + 1)
      for (const [index, [item, value, needed]] of lines.entries()) {
        await expect(rows.nth(index + 1)).toContainText(downline.billItems[item])
        const header = `${downline.value} · ${contracts.needed}`
        await expect(
          rows
            .nth(index + 1)
            .getByRole('cell')
            .last(),
        ).toHaveText(`${header}${value}${needed ?? ''}`)
      }
      await page.keyboard.press('Escape')
    },
  }
}

/** Registers by a link in a browser of its own. */
async function registerBy(address: string, page: Page, language: LanguageCode, isTouched: boolean): Promise<number> {
  const own = {
    registration: await textsIn(language, 'registration'),
    verification: await textsIn(language, 'verification'),
  }
  const account = newAccount()
  const form = new RegisterPage(page, page.getByRole('main'), own)
  await page.goto(address)
  await form.fill(account)
  await (isTouched ? form.submit.tap() : form.submit.click())
  const { continueButton } = new RegisteredDialogs(page, own)
  await (isTouched ? continueButton.tap() : continueButton.click())
  return readMemberId(account.username)
}

/** Plays a round that loses its stake. */
async function lose(page: Page, language: LanguageCode, memberId: number): Promise<void> {
  const { nodeId } = await slot()
  const play = new GamePage(page, await slotTextsIn(language))
  await play.open(nodeId)
  await expect(play.spin).toHaveAttribute('aria-disabled', 'false')
  await play.chooseStake(Number(STAKE / DONG), LANGUAGES[language].bcp47)
  await play.chooseSeed(await losingSeed(memberId, STAKE))
  await play.startRound()
  await expect
    .poll(() =>
      query("select stake, payout from round where member_id = $1 and settled_at > now() - interval '1 hour'", [
        memberId,
      ]),
    )
    .toEqual([{ stake: STAKE, payout: 0n }])
}

/** The most played five-reel slot. */
const slot = () =>
  queryOne<{ nodeId: number }>(
    `select node_id as "nodeId" from game join vendor on code = vendor_code
     where category = 'RNG' and wallet_mode = 'seamless' and model_id = any($1) and not maintenance
       and node_id not in (select node_id from jackpot_game)
     order by popularity desc, node_id limit 1`,
    [SLOT_MODELS.map(({ id }) => id)],
  )

/** An agent with a salary, logged in to `context`, and its upline. */
async function openAgents(context: BrowserContext, ofUpline: BrowserContext): Promise<[OwnMember, OwnMember]> {
  const upline = await openAccount(ofUpline)
  await makeAgent(upline)
  await reward(upline.id, 1_000_000n * DONG)
  const agent = await openAccount(context)
  await makeAgent(agent, upline)
  await agreeOnSalary(agent, upline)
  return [agent, upline]
}

test('an agent’s visitor registers, deposits and plays; salary and dividend follow from the bets', async ({
  page,
  context,
  browser,
}) => {
  const [upline, visitor] = [await openBrowser(browser, 'EN'), await openBrowser(browser, 'EN')]
  const [agent, head] = await openAgents(context, upline.context)
  const centre = await readCentre(page, 'EN', false)
  const { contracts, downline, main, dialog, button, press, money, exactMoney, percent, count } = centre

  const address = await centre.makeLink('Summer campaign')
  const memberId = await registerBy(address, visitor.page, 'EN', false)
  await page.goto('/agent/realtime-salary')
  await expect(main.getByText(contracts.noBillsTitle)).toBeVisible()
  const cashier = await CashierPage.of(visitor.page)
  await giveBirthday(memberId)
  await cashier.openDeposits()
  await cashier.requestDeposit('200,000')
  await expect(cashier.heading(cashier.texts.deposit.states.CREDITED.title)).toBeVisible()
  await lose(visitor.page, 'EN', memberId)

  const played = await lastBet(memberId)
  const before = await ledgerBalance(head.id)
  await endPeriod(agent, 'REALTIME_SALARY', played)
  // Without a reload.
  const salary = (STAKE * BigInt(SALARY_BASIS_POINTS)) / 10_000n
  await expect(centre.bills.getByText(contracts.billStates.PAID, { exact: true })).toBeVisible()
  expect(await ledgerBalance(agent.id)).toBe(salary)
  expect(await ledgerBalance(head.id)).toBe(before - salary)
  const window = await betsBelow(agent, 'REALTIME_SALARY', played)
  expect(window).toEqual({ validBet: STAKE, houseProfit: STAKE, players: 1, largest: STAKE })
  await centre.checkFormula([
    ['VALID_BET', exactMoney(window.validBet), `≥ ${exactMoney(1_000n * DONG)}`],
    ['LARGEST_BET', exactMoney(window.largest), `≤ ${exactMoney(1_000_000n * DONG)}`],
    ['RATE', percent(SALARY_BASIS_POINTS)],
    ['TOTAL', exactMoney(salary)],
  ])

  await page.goto('/agent/register-centre')
  const link = main.getByRole('table', { name: downline.links }).getByRole('row').nth(1)
  for (const step of [downline.visits, downline.registrations, downline.depositors, downline.active]) {
    await expect(link.getByRole('cell').filter({ hasText: step })).toHaveText(`${step}${count(1)}`)
  }

  // Yesterday has a bet as well, so that the simulation pays something.
  const { nodeId } = await slot()
  const yesterday = new Date(played.getTime() - 86_400_000)
  await query(`select settle_round($1, false, $2, $3, $4, $5, null, 0, $6)`, [
    memberId,
    nodeId,
    `e2e-${memberId}`,
    STAKE,
    STAKE / 4n,
    yesterday.toISOString(),
  ])
  const simulated = await betsBelow(agent, 'DIVIDEND', yesterday)
  const promised = (simulated.houseProfit * BigInt(DIVIDEND_BASIS_POINTS)) / 10_000n
  await page.goto('/agent/dividends')
  await expect(main.getByText(contracts.noneTitle)).toBeVisible()

  const above = await readCentre(upline.page, 'EN', false)
  await upline.page.goto('/agent/dividends?side=paid')
  await above.press(above.button(contracts.offer))
  await above.dialog.getByLabel(contracts.offerTo, { exact: true }).fill(agent.username)
  await above.dialog.getByLabel(contracts.rateOfProfit, { exact: true }).fill(String(DIVIDEND_BASIS_POINTS / 100))
  await above.dialog.getByRole('combobox', { name: contracts.paidPer }).selectOption('D')
  await above.dialog.getByLabel(contracts.conditions.minimumActiveMembers, { exact: true }).fill('1')
  await above.press(above.button(contracts.simulate, above.dialog))
  const simulation = (within: Locator) => within.getByRole('table', { name: contracts.simulation }).getByRole('row')
  await expect(simulation(above.dialog).nth(1).getByRole('cell').nth(-3)).toHaveText(
    `${contracts.thisContract}${money(promised)}`,
  )
  await above.dialog.getByLabel(downline.paymentPassword, { exact: true }).fill(head.password)
  await above.press(above.button(contracts.sendOffer, above.dialog))
  await expect(above.dialog).toBeHidden()

  // The offer appears without a reload.
  await press(button(fill(contracts.answerContract, { number: 1, account: agent.username })))
  await press(button(contracts.simulate, dialog))
  await expect(simulation(dialog).nth(1).getByRole('cell').nth(-3)).toHaveText(
    `${contracts.thisContract}${money(promised)}`,
  )
  await press(button(contracts.accept, dialog))
  await expect(main.getByText(contracts.states.ACCEPTED, { exact: true })).toBeVisible()
  await endPeriod(agent, 'DIVIDEND', played)
  await expect
    .poll(() => query(`select state from agent_bill where member_id = $1 and kind = 'DIVIDEND'`, [agent.id]))
    .toEqual([{ state: 'AWAITING_COLLECTION' }])
  await page.reload()
  await press(button(contracts.collect, centre.bills))
  await press(button(contracts.collect, dialog))
  // The bill is paid while the dialog is open.
  await expect(dialog.getByText(contracts.billStates.PAID, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const day = await betsBelow(agent, 'DIVIDEND', played)
  const dividend = (day.houseProfit * BigInt(DIVIDEND_BASIS_POINTS)) / 10_000n
  await centre.checkFormula([
    ['VALID_BET', exactMoney(day.validBet)],
    ['HOUSE_PROFIT', exactMoney(day.houseProfit)],
    ['ACTIVE_MEMBERS', count(day.players), `≥ ${count(1)}`],
    ['RATE', percent(DIVIDEND_BASIS_POINTS)],
    ['TOTAL', exactMoney(dividend)],
  ])
  expect(await ledgerBalance(agent.id)).toBe(salary + dividend)
  expect(await ledgerBalance(head.id)).toBe(before - salary - dividend)
  expect(await billFaults(agent)).toBe(0n)

  await page.goto('/agent/income')
  await expect(main.getByText(money(salary + dividend)).first()).toBeVisible()
  await expect(main.getByRole('table', { name: downline.bills }).getByRole('row')).toHaveCount(3)
  await upline.close()
  await visitor.close()
})

test.describe('on a phone in Vietnamese', { tag: EVERY_NIGHT }, () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor registers by an agent’s link and plays, and the salary arrives with its formula', async ({
    page,
    context,
    browser,
  }) => {
    const [upline, visitor] = [await openBrowser(browser, 'TY'), await openBrowser(browser, 'TY')]
    const [agent] = await openAgents(context, upline.context)
    const centre = await readCentre(page, 'TY', true)
    const { exactMoney, percent } = centre
    const memberId = await registerBy(await centre.makeLink('Bạn bè'), visitor.page, 'TY', true)
    await reward(memberId, STAKE)
    await page.goto('/agent/realtime-salary')
    await expect(centre.main.getByText(centre.contracts.noBillsTitle)).toBeVisible()
    await lose(visitor.page, 'TY', memberId)
    const played = await lastBet(memberId)
    await endPeriod(agent, 'REALTIME_SALARY', played)
    await expect(centre.bills.getByText(centre.contracts.billStates.PAID, { exact: true })).toBeVisible()
    const { validBet, largest } = await betsBelow(agent, 'REALTIME_SALARY', played)
    const salary = (validBet * BigInt(SALARY_BASIS_POINTS)) / 10_000n
    expect(await ledgerBalance(agent.id)).toBe(salary)
    await centre.checkFormula([
      ['VALID_BET', exactMoney(validBet), `≥ ${exactMoney(1_000n * DONG)}`],
      ['LARGEST_BET', exactMoney(largest), `≤ ${exactMoney(1_000_000n * DONG)}`],
      ['RATE', percent(SALARY_BASIS_POINTS)],
      ['TOTAL', exactMoney(salary)],
    ])
    expect(await billFaults(agent)).toBe(0n)
    const overflow = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await upline.close()
    await visitor.close()
  })
})
