import { nextDraws } from '@playhouse/engines/lottery/calendar.ts'
import { STATIONS } from '@playhouse/engines/lottery/games.ts'
import { ledgerBalance, query, reward } from '../support/database.ts'
import { textsIn } from '../support/page-texts.ts'
import { openAccount } from '../support/sessions.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/texts.ts'

const DONG = 10_000n
const BALANCE = 1_000_000n * DONG
/** A hundred heads at 1,000 ₫ at each of three stations, of which one wins at each. */
const STAKE = 300_000n * DONG
const SHOW = '20 minutes'

/** The southern stations that draw together on the next day whose sale is open for an hour at least, with its draws' number. */
function nextSouthernDay(): { codes: string[]; number: string } {
  const now = Date.now()
  const draws = STATIONS.filter(({ code, region }) => region === 'SOUTH' && code !== 'SOUTH_EVENING')
    .flatMap((station) => nextDraws(station, now, [], 2))
    .filter(({ closesAt }) => closesAt > now + 3_600_000)
    .toSorted((a, b) => a.closesAt - b.closesAt)
  const [first] = draws
  if (!first) throw new Error('No southern station draws.')
  const ofDay = draws.filter(({ day }) => day === first.day)
  return { number: first.issue, codes: ofDay.map(({ gameCode }) => gameCode) }
}

/** 00keo99 alone would be asked about: it may be the ten doubles. */
const ALL_NUMBERS = '00keo09 10keo19 20keo29 30keo39 40keo49 50keo59 60keo69 70keo79 80keo89 90keo99'

test.describe('on a phone in Vietnamese', () => {
  test.use({ language: 'TY', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a southern message for three stations is read back, bought as one slip and paid at the last number', async ({
    page,
    context,
  }) => {
    const member = await openAccount(context)
    await reward(member.id, BALANCE)
    const [lottery, draws] = await Promise.all([textsIn('TY', 'lottery'), textsIn('TY', 'draws')])
    const { codes, number } = nextSouthernDay()
    const main = page.getByRole('main')
    await page.goto(`/vnlottery?gameCode=${codes[0]}&playType=QUICK`)
    await main.getByRole('textbox', { name: lottery.quick.label }).fill(`3d ${ALL_NUMBERS} dau1`)
    await expect(main.getByText('300.000', { exact: false }).first()).toBeVisible()
    await main.getByRole('button', { name: fill(lottery.quick.add_other, { count: 300 }) }).tap()
    await page.locator('button[aria-haspopup=dialog]').filter({ hasText: '300.000' }).tap()
    const slip = page.getByRole('dialog', { name: lottery.slip.title })
    await slip.getByRole('button', { name: new RegExp(`^${lottery.slip.place} .*300.000`) }).tap()
    await expect(slip.getByText(lottery.placed.title)).toBeVisible()
    await expect(slip.getByText('300.000', { exact: false }).first()).toBeVisible()
    expect(await ledgerBalance(member.id)).toBe(BALANCE - STAKE)
    const tickets = await query<{ id: string }>('select id::text from lottery_ticket where member_id = $1', [member.id])
    expect(tickets).toHaveLength(3)

    const ofDay = [codes.slice(0, 3), number]
    // The draws begin: some numbers are shown, the winning heads among them.
    const moveTo = (moment: string) =>
      query(
        `update lottery_draw set sales_open_at = sales_open_at - late, close_at = close_at - late, draw_at = draw_at - late,
           next_action_at = next_action_at - late
         from (select id as moved, draw_at - now() + $3::interval as late from lottery_draw) moved
         where moved.moved = lottery_draw.id and lottery_code = any($1) and issue = $2`,
        [...ofDay, moment],
      )
    await moveTo('5 minutes')
    await page.goto(`/lottery/${codes[0]}/draw/${number}`)
    await expect
      .poll(() =>
        query('select 1 from lottery_draw where lottery_code = any($1) and issue = $2 and revealed > 2', ofDay),
      )
      .toHaveLength(3)
    expect(await ledgerBalance(member.id)).toBe(BALANCE - STAKE)
    await page.goto(`/member/lottery-tickets/${tickets[0]?.id}`)
    await expect(main.getByText(draws.ticketStates.OPEN).first()).toBeVisible()

    // The last number.
    await moveTo(SHOW)
    await expect
      .poll(() =>
        query(`select 1 from lottery_draw where lottery_code = any($1) and issue = $2 and state = 'SETTLED'`, ofDay),
      )
      .toHaveLength(3)
    expect(await ledgerBalance(member.id)).toBeGreaterThan(BALANCE - STAKE)
    await page.reload()
    await expect(main.getByText(draws.ticketStates.PAID_BACK).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
