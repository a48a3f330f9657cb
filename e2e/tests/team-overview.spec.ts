import { MIDDLE_AGENT } from '../../apps/platform/seed/demo-accounts.ts'
import { TeamPage } from '../pages/team-page.ts'
import { PAGES_EVERY_NIGHT } from '../support/nightly.ts'
import { query, queryOne } from '../support/database.ts'
import { logIn } from '../support/sessions.ts'
import type { TeamSums } from '../support/team-sums.ts'
import { brandDay, teamDays, teamSums } from '../support/team-sums.ts'
import { expect, test } from '../support/test.ts'
import { count, fill, money, signedMoney, texts } from '../support/texts.ts'

const { agent, common, errors, ui } = texts

/** The figures in the order of the screen, formatted. */
const formatted = (sums: TeamSums): [measure: string, value: string][] => [
  [agent.measures.houseProfit, signedMoney(sums.houseProfit)],
  [agent.measures.turnover, money(sums.turnover)],
  [agent.measures.deposit, money(sums.deposit)],
  [agent.measures.withdrawal, money(sums.withdrawal)],
  [agent.measures.activeMembers, count(sums.active)],
  [agent.measures.newMembers, count(sums.joined)],
]

test.beforeEach(({ context, baseURL }) => logIn(context, MIDDLE_AGENT, baseURL))

test('compares today, yesterday and this month with the downline’s sums', async ({ page }) => {
  const team = new TeamPage(page)
  const today = brandDay(0)
  const columns = await Promise.all(
    [
      [today, today],
      [brandDay(-1), brandDay(-1)],
      [`${today.slice(0, 8)}01`, today],
    ].map(([from = '', to = '']) => teamSums(MIDDLE_AGENT.username, from, to)),
  )
  await team.open()
  await expect(
    team.main.getByRole('heading', { name: fill(agent.teamOf, { account: MIDDLE_AGENT.username }) }),
  ).toBeVisible()
  for (const [index, sums] of columns.entries()) {
    for (const [measure, value] of formatted(sums)) {
      // Yesterday's figure shows its change from the day before.
      await expect(
        team.row(measure).getByRole('cell').nth(index).getByText(value, { exact: true }).first(),
      ).toBeVisible()
    }
  }
  const { members, agents } = await queryOne<{ members: bigint; agents: bigint }>(
    `select count(*) as members, count(*) filter (where kind in (1, 2, 41, 42)) as agents
     from member where path <@ (select path from member where username = $1) and username <> $1`,
    [MIDDLE_AGENT.username],
  )
  await expect(team.main.getByRole('definition').nth(0)).toHaveText(count(members))
  await expect(team.main.getByRole('definition').nth(1)).toHaveText(count(agents))
})

test('shows the chosen days as figures, chart and table', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const team = new TeamPage(page)
  const [from, to] = [brandDay(-20), brandDay(-6)]
  const sums = await teamSums(MIDDLE_AGENT.username, from, to)
  await team.open(`?from=${from}&to=${to}`)
  for (const [measure, value] of formatted(sums)) await expect(team.figure(measure)).toHaveText(value)
  await expect(team.chosenDays).toContainText(sums.houseProfit > 0n ? agent.sides.house : agent.sides.members)
  await team.chosenDays.getByRole('tab', { name: agent.charts.turnover }).click()
  const chart = team.chosenDays.getByRole('listbox', { name: agent.meanings.turnover })
  const days = await teamDays(MIDDLE_AGENT.username, from, to)
  expect(days).toHaveLength(15)
  await expect(chart.getByRole('option')).toHaveCount(15)
  for (const { day, turnover } of days) {
    const option = chart.locator(`[role=option][data-day="${day}"]`)
    await expect(option).toHaveAttribute('aria-label', new RegExp(`: ${RegExp.escape(money(turnover))}$`))
  }
  await team.chosenDays.getByRole('button', { name: ui.showAsTable }).click()
  const table = team.chosenDays.getByRole('table', { name: agent.meanings.turnover })
  await expect(table.getByRole('row')).toHaveCount(16)
})

test('puts the chosen range into the address', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const team = new TeamPage(page)
  await team.open()
  await team.chosenDays.getByRole('button', { name: agent.period }).click()
  await page.getByRole('dialog', { name: agent.period }).getByRole('button', { name: common.last7Days }).click()
  await expect(page).toHaveURL(`/agent/team-overview?from=${brandDay(-6)}&to=${brandDay(0)}`)
  await expect(team.chosenDays.getByRole('option')).toHaveCount(7)
})

test('ranks the direct lines by their sums', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const team = new TeamPage(page)
  const [from, to] = [brandDay(-29), brandDay(0)]
  const lines = await query<{ account: string; profit: bigint; turnover: bigint }>(
    `select line.username as account, coalesce(sum(turnover - payout), 0)::bigint as profit,
       coalesce(sum(turnover), 0)::bigint as turnover
     from member head join member line on line.parent_id = head.id
     left join member below on below.path <@ line.path
     left join member_day on member_id = below.id and day between $2 and $3
     where head.username = $1 group by line.id order by profit desc, line.id`,
    [MIDDLE_AGENT.username, from, to],
  )
  // Lines with equal sums are sorted by age in both lists.
  const worst = lines.toSorted((a, b) => Number(a.profit - b.profit)).slice(0, 5)
  await team.open()
  for (const [heading, expected] of [
    [agent.bestLines, lines.slice(0, 5)],
    [agent.worstLines, worst],
  ] as const) {
    const rows = team.lines(heading).getByRole('row')
    for (const [index, { account, profit, turnover }] of expected.entries()) {
      await expect(rows.nth(index + 1)).toContainText(account)
      await expect(rows.nth(index + 1)).toContainText(signedMoney(profit))
      await expect(rows.nth(index + 1)).toContainText(money(turnover))
    }
  }
})

test('shows the team of a lower agent and returns', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const team = new TeamPage(page)
  const { username } = await queryOne<{ username: string }>(
    `select username from member where parent_id = (select id from member where username = $1) and kind in (1, 41, 42)
     order by id limit 1`,
    [MIDDLE_AGENT.username],
  )
  const sums = await teamSums(username, brandDay(-29), brandDay(0))
  await team.open()
  await team.account.fill(username.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(team.main.getByRole('heading', { name: fill(agent.teamOf, { account: username }) })).toBeVisible()
  for (const [measure, value] of formatted(sums)) await expect(team.figure(measure)).toHaveText(value)
  await team.main.getByRole('navigation', { name: agent.path }).getByRole('link').click()
  await expect(page).toHaveURL('/agent/team-overview')
})

test('reports a foreign account like a missing one', { tag: PAGES_EVERY_NIGHT }, async ({ page }) => {
  const team = new TeamPage(page)
  const { username: foreign } = await queryOne<{ username: string }>(
    `select username from member where kind = 1 and not path <@ (select path from member where username = $1) limit 1`,
    [MIDDLE_AGENT.username],
  )
  const shown: string[] = []
  for (const account of [foreign, 'nobody99']) {
    await team.open(`?account=${account}`)
    await expect(team.main.getByRole('heading', { name: fill(agent.notFoundTitle, { account }) })).toBeVisible()
    await expect(team.main).toContainText(errors.codes.ACCOUNT_NOT_FOUND)
    shown.push((await team.main.innerText()).replaceAll(account, '…'))
  }
  expect(shown[1]).toBe(shown[0])
  await team.main.getByRole('link', { name: agent.backToOwn }).click()
  await expect(team.comparison).toBeVisible()
})
