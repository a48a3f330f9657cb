import type { Locator, Page } from '@playwright/test'
import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { findCentre, MENU_PATHS } from '../../apps/web/src/menu-paths.ts'
import { openChat } from './chat.ts'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { giveBirthday } from './cashier.ts'
import { claimBonus, payIn, query, queryOne } from './database.ts'
import { networkIdle } from '@playhouse/testing/network-idle.ts'
import { textsOn } from './page-texts.ts'
import { logIn, openAccount } from './sessions.ts'
import { openEntry } from './side-menu.ts'

/** A screen that is checked in every theme, language and width. */
export interface Screen {
  name: string
  /** Opens it and waits until it is complete. */
  open: (page: Page) => Promise<void>
  /** Browser problems that belong to it. */
  problems?: RegExp
}

const main = (page: Page): Locator => page.getByRole('main')

/** The bonus page of a member halfway through the turnover. */
async function openRunningBonus(page: Page): Promise<void> {
  const member = await openAccount(page.context())
  await payIn(member.id, 2_000_000_000n)
  await claimBonus(member.id, 'welcome-credit')
  await query(
    `with played as (
       insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
       select $1, node_id, gen_random_uuid(), 200000000, 200000000, 0, now() from generate_series(1, 8), (
         select min(node_id) as node_id from game
         join vendor on vendor.code = vendor_code and wallet_mode = 'seamless' where category = 'RNG') as slot
     )
     update member_bonus set wagered = 1600000000, counted_at = now() where member_id = $1`,
    [member.id],
  )
  await openAddress(page, '/member/bonus')
  await main(page).getByRole('progressbar').waitFor()
}

async function openMostPlayed(page: Page): Promise<void> {
  await logIn(page.context(), STEADY_MEMBER)
  const { nodeId } = await queryOne<{ nodeId: number }>(
    `select node_id as "nodeId" from game where category = 'RNG' order by popularity desc, node_id limit 1`,
  )
  await page.goto(`/game/${nodeId}`)
  await page.locator('iframe').contentFrame().getByRole('radio').first().waitFor()
}

/** The security page with two passkeys, six sessions and log-ins of every kind. */
async function openSecurity(page: Page): Promise<void> {
  const member = await openAccount(page.context())
  await query(
    `with added as (
       insert into passkey (credential_id, member_id, holder, public_key, sign_count, synced, name, last_used_at)
       select 'key-' || $1::int || index, $1, '\\x00', '\\x00', 0, index = 1, name, now() - index * interval '1 day'
       from unnest(array['Work laptop', 'The old phone that stays on the shelf'], array[1, 2]) as kept(name, index)
     ), elsewhere as (
       insert into session (token_hash, member_id, address, device, created_at, last_seen_at)
       select sha256(convert_to($1::int || '-' || index, 'UTF8')), $1, '203.0.113.' || index, device,
         now() - index * interval '2 hours', now() - index * interval '4 minutes'
       from unnest(array['Firefox, Windows', 'Safari, iPhone', null, 'Chrome, Android', 'Edge, Windows'], array[1, 2, 3, 4, 5])
         as open(device, index)
     ), checked as (
       -- The sessions are hours old; without this the reality check would cover the page.
       insert into reality_check (member_id, every_minutes, acknowledged_at) values ($1, 60, now())
     )
     insert into log_in_history (member_id, at, address, device, method, outcome)
     select $1, now() - index * interval '31 hours', '198.51.100.' || index, 'Chrome, Windows',
       (array['password', 'sms', 'passkey', 'google', 'token'])[1 + index % 5],
       (array['signed-in', 'wrong-password', 'wrong-code', 'signed-in', 'locked', 'verification-asked'])[1 + index % 6]
     from generate_series(1, 34) as index`,
    [member.id],
  )
  await page.goto('/member/security')
  await main(page).getByRole('table').waitFor()
}

async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  // Images load without a visible sign.
  await networkIdle(page)
}

async function openAs(page: Page, account: Parameters<typeof logIn>[1], address: string): Promise<void> {
  await logIn(page.context(), account)
  await openAddress(page, address)
}

/** A case of a new member, with a long title and a long word; closed cases can be rated. */
async function openCase(page: Page, state: 'OPEN' | 'CLOSED'): Promise<void> {
  const member = await openAccount(page.context())
  const { id } = await queryOne<{ id: string }>(
    `with opened as (
       insert into service_case (member_id, request_key, topic, title, state, rank, language, opened_at, updated_at, waiting_since)
       values ($1, gen_random_uuid(), 'wallet', $2, $3, 0, 'EN', now() - interval '3 hours', now(), now()) returning id
     ), said as (
       insert into service_case_line (member_id, case_id, line, author, operator, text, at)
       select $1, id, line, author, operator, text, now() - interval '3 hours' + line * interval '17 minutes'
       from opened cross join (values
         (1, 'MEMBER', null, 'Tôi đã nạp tiền hai lần hôm qua, nhưng chỉ có một khoản đến.'),
         (2, 'OPERATOR', 'Thu Hà', E'Cảm ơn bạn đã báo.\n\nXin gửi số tham chiếu của ngân hàng.'),
         (3, 'MEMBER', null, 'FT26329000000000000000000000000000000000000000000000000000000001')
       ) as lines (line, author, operator, text)
     )
     select id::text as id from opened`,
    [member.id, 'Nạp tiền hai lần nhưng chỉ một khoản đến: nhờ kiểm tra giúp với cả hai ngân hàng', state],
  )
  await openAddress(page, `/member/service?case=${id}`)
  await main(page).getByRole('list').getByRole('listitem').nth(2).waitFor()
}

/** The window of customer service, over a page that loads quickly. */
async function openSupportWindow(page: Page): Promise<void> {
  await openAddress(page, '/help')
  await openEntry(page, ({ customerService }) => customerService)
  const { writeToUs } = await textsOn(page, 'shell')
  await page.getByRole('menuitem', { name: writeToUs }).click()
  await page.getByRole('dialog').getByRole('textbox').last().waitFor()
}

/** The desk of guests. From another URL, because a reload keeps what a link in a letter has filled in. */
async function openGuestDesk(page: Page, fragment = ''): Promise<void> {
  await page.goto('about:blank')
  await openAddress(page, `/service${fragment}`)
}

/** A new case of a guest, in the desk that opens it. */
async function openGuestCase(page: Page): Promise<void> {
  await openGuestDesk(page)
  const [email, title, text] = [0, 1, 2].map((index) => main(page).getByRole('textbox').nth(index))
  await main(page).getByRole('combobox').selectOption('ACCOUNT')
  await email?.fill(`guest-${Date.now()}@example.test`)
  await title?.fill('How do I register with a number from abroad, and is the code sent to Việt Nam alone?')
  await text?.fill('The form says nothing of it.')
  await main(page).locator('button[type=submit]').click()
  await main(page).getByRole('list').getByRole('listitem').first().waitFor()
}

/** The form of a deposit with an amount, and the last bonus that may be chosen. */
async function openDepositWithBonus(page: Page): Promise<void> {
  const member = await openAccount(page.context())
  await giveBirthday(member.id)
  await page.goto('/member/deposit')
  await main(page).getByRole('radio').nth(4).waitFor()
  await main(page).locator('input[inputmode=numeric]').fill('1000000')
  await main(page).getByRole('radio', { disabled: false }).last().check()
  // Where the page was left, the sticky header may cover a target.
  await page.evaluate(() => scrollTo(0, 0))
}

/** Screens that need content of their own, and those that no menu lists. No text is looked up, so that they open in any language. */
const OWN_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/')
      await main(page).getByRole('article').first().waitFor()
      await networkIdle(page)
    },
  },
  {
    name: 'lobby',
    open: async (page) => {
      await page.goto('/rng?search=long&vendor=QNH')
      await main(page).getByRole('article').first().waitFor()
    },
  },
  {
    name: 'sports',
    open: async (page) => {
      await page.goto('/sports')
      await main(page).locator('a[href*="selection="]').first().waitFor()
    },
  },
  {
    name: 'set password',
    open: async (page) => {
      // From another URL, because a change of the fragment alone does not reload.
      await page.goto('about:blank')
      await page.goto(`/reset-password#token=${'A'.repeat(43)}`)
      await main(page).locator('input[type=password]').first().fill('x')
      await main(page).getByRole('button').last().click()
      await main(page).locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'register',
    open: async (page) => {
      await page.goto('/register')
      await main(page).getByRole('textbox').first().fill('a')
      await main(page).locator('button[type=submit]').first().click()
      await main(page).locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/account')
      await main(page).getByRole('definition').nth(9).waitFor()
    },
  },
  { name: 'running bonus', open: openRunningBonus },
  { name: 'offer of a promotion', open: (page) => openAs(page, STEADY_MEMBER, '/promoDetail?id=weekly-reload') },
  { name: 'payments for friends', open: (page) => openAs(page, STEADY_MEMBER, '/member/invite?show=paid') },
  { name: 'message settings', open: (page) => openAs(page, STEADY_MEMBER, '/member/message-settings') },
  { name: 'activity statement', open: (page) => openAs(page, STEADY_MEMBER, '/member/statement') },
  { name: 'leaderboards', open: (page) => openAs(page, STEADY_MEMBER, '/member/leaderboards') },
  { name: 'raffle', open: (page) => openAs(page, STEADY_MEMBER, '/raffle/lantern-day-3') },
  { name: 'drawn raffle', open: (page) => openAs(page, STEADY_MEMBER, '/raffle/lantern-day-2') },
  { name: 'raffle proof', open: (page) => openAddress(page, '/raffle/lantern-day-2/proof') },
  { name: 'raffle results', open: (page) => openAddress(page, '/winners/raffles') },
  { name: 'case', open: (page) => openCase(page, 'OPEN') },
  { name: 'closed case', open: (page) => openCase(page, 'CLOSED') },
  { name: 'support window of a visitor', open: openSupportWindow },
  {
    name: 'support window of a member',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await openSupportWindow(page)
    },
  },
  { name: 'guest desk', open: (page) => openGuestDesk(page) },
  { name: 'guest desk with a code', open: (page) => openGuestDesk(page, '#case=12&code=ABCD-EFGH') },
  { name: 'guest case', open: openGuestCase },
  { name: 'unsubscribe', open: (page) => openAddress(page, '/unsubscribe?token=1.PROMOTION.signature') },
  {
    name: 'chat',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await openAddress(page, '/help')
      await openChat(page)
      await page.getByRole('log').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'profile',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/profile')
      await main(page).getByRole('textbox').nth(2).waitFor()
    },
  },
  ...['/winners', '/winners?period=week&order=multiple'].map((address, index) => ({
    name: index === 0 ? 'winners' : 'winners by multiple',
    open: (page: Page) => openAddress(page, address),
  })),
  { name: 'security', open: openSecurity },
  ...[
    ['lottery draw', ''],
    ['lottery proof', '/proof'],
  ].map(([name = '', page = '']) => ({
    name,
    open: async (to: Page) => {
      const { number } = await queryOne<{ number: string }>(
        `select issue as number from lottery_draw where lottery_code = 'NORTH_EVENING' and prizes > 0 and revealed = prizes
         order by draw_at desc limit 1`,
      )
      await openAddress(to, `/lottery/NORTH_EVENING/draw/${number}${page}`)
    },
  })),
  {
    name: 'lottery ticket',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      const { id } = await queryOne<{ id: string }>(
        `select ticket_id::text as id from lottery_entry entry join lottery_draw draw on draw.id = draw_id
         join member on member.id = entry.member_id
         where username = '${STEADY_MEMBER.username}' and state = 'SETTLED'
         order by exists (select from lottery_win win where win.member_id = entry.member_id and win.ticket_id = entry.ticket_id) desc,
           ticket_id desc limit 1`,
      )
      await openAddress(page, `/member/lottery-tickets/${id}`)
    },
  },
  {
    name: 'lottery results',
    open: async (page) => {
      const yesterday = new Date(Date.now() + 7 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
      await openAddress(page, `/lottery/results?day=${yesterday}`)
    },
  },
  {
    name: 'lottery statistics',
    open: (page) => openAddress(page, '/lottery/statistics?gameCode=NORTH_EVENING'),
  },
  {
    name: 'paused withdrawals',
    open: async (page) => {
      const { id } = await openAccount(page.context())
      await query(
        `with opened as (
           insert into risk_case (member_id, opened_by, score, due_at) values ($1, 'OPERATOR', 0, now()) returning id
         ) insert into risk_stop (member_id, kind, case_id, by) select $1, 'WITHDRAWALS', id, 'anna' from opened`,
        [id],
      )
      await openAddress(page, '/member/withdrawal')
    },
  },
  {
    name: 'source of funds',
    open: async (page) => {
      const { id } = await openAccount(page.context())
      await query(
        `insert into member_profile (member_id, funds_asked_at) values ($1, now())
         on conflict (member_id) do update set funds_asked_at = now()`,
        [id],
      )
      await openAddress(page, '/member/profile#identity')
    },
  },
  {
    name: 'withdrawal',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      const { id } = await queryOne<{ id: number }>(
        `select withdrawal.id from withdrawal join member on member.id = member_id
         where username = '${STEADY_MEMBER.username}' order by requested_at desc limit 1`,
      )
      await openAddress(page, `/member/withdrawal/${id}`)
    },
  },
  {
    name: 'deposit',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/deposit')
      await main(page).getByRole('radio').nth(4).waitFor()
    },
  },
  { name: 'deposit with a bonus', open: openDepositWithBonus },
  {
    name: 'deposit in USDT',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/deposit')
      await main(page).getByRole('radio').nth(4).check()
      await main(page).locator('input[inputmode=numeric]').fill('1000000')
    },
  },
  {
    name: 'team overview',
    open: async (page) => {
      await logIn(page.context(), MIDDLE_AGENT)
      await page.goto('/agent/team-overview')
      await main(page).getByRole('option').first().waitFor()
    },
  },
  { name: 'contracts with downlines', open: (page) => openAs(page, MIDDLE_AGENT, '/agent/daily-salary?side=paid') },
  {
    name: 'agent announcements',
    open: async (page) => {
      await logIn(page.context(), MIDDLE_AGENT)
      await page.goto('/agent/announcements')
      await main(page).getByRole('article').first().waitFor()
    },
  },
  { name: 'game', open: openMostPlayed },
  ...[
    ['log in', '/login'],
    ['promotions', '/promotions'],
    ['promotion', '/promoDetail?id=weekly-reload'],
    ['help centre', '/helpmc'],
    ['user agreement', '/help'],
    ['responsible gaming', '/responsible-gaming'],
    ['download', '/down'],
    ['lotteries', '/elott'],
    ['station lottery', '/vnlottery?gameCode=NORTH_EVENING'],
    ['lottery', '/lottery?gameCode=SSC_30M'],
  ].map(([name = '', address = '']) => ({ name, open: (page: Page) => openAddress(page, address) })),
  {
    name: 'promotion dialog',
    open: async (page) => {
      await page.goto('/promotions?id=welcome-credit')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'announcements dialog',
    open: async (page) => {
      await openAddress(page, '/helpmc')
      await main(page).locator('section').last().getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('time').nth(8).waitFor()
    },
  },
  {
    name: 'help dialog',
    problems: /404/,
    open: async (page) => {
      await page.goto('/no/such/page')
      await main(page).getByRole('button').last().click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).nth(4).waitFor()
    },
  },
]

const MENU_NAMES: Partial<Record<MenuPage, string>> = {
  MY_ACCOUNT: 'account',
  REWARD_CENTER: 'reward centre',
  // `withdrawal` is one of them.
  WITHDRAWAL: 'withdrawals',
}

/** The pages of the member centre that only agents have. */
const OF_AGENTS: readonly MenuPage[] = ['TRANSFER_DOWNLINE']

const MENU_SCREENS = (Object.entries(MENU_PATHS) as [MenuPage, string][]).map(([menuPage, path]): Screen => {
  const isAgents = findCentre(path) === 'agent' || OF_AGENTS.includes(menuPage)
  return {
    name: MENU_NAMES[menuPage] ?? menuPage.toLowerCase().replaceAll('_', ' '),
    open: (page) => openAs(page, isAgents ? MIDDLE_AGENT : STEADY_MEMBER, path),
  }
})

const ownNames = new Set(OWN_SCREENS.map(({ name }) => name))

/** Every screen with its content. */
export const SCREENS: readonly Screen[] = [...OWN_SCREENS, ...MENU_SCREENS.filter(({ name }) => !ownNames.has(name))]
