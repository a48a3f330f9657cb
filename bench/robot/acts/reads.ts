import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Player } from '../cast.ts'
import { fillVariables, SCREENS } from '../reads.ts'
import { type Act, type Data, getPlayer, type Stage } from '../stage.ts'

/** Queries of one thing by its ID: SQL that finds it for the member $1, and where the answer has what nobody takes away from its owner. */
const THINGS: Readonly<Record<string, { sql: string; at?: readonly string[] }>> = {
  LotteryTicketScreen: {
    sql: 'select id::text from lottery_ticket where member_id = $1 order by id desc limit 5',
    at: ['viewer', 'lotteryTicket'],
  },
  DepositDetailScreen: {
    sql: 'select id::text from deposit where member_id = $1 order by id desc limit 5',
    at: ['viewer', 'memberAccount', 'deposit'],
  },
  WithdrawalDetailScreen: {
    sql: 'select id::text from withdrawal where member_id = $1 order by id desc limit 5',
    at: ['viewer', 'memberAccount', 'withdrawal'],
  },
  CasesScreen: {
    sql: 'select id::text from service_case where member_id = $1 order by id desc limit 5',
    at: ['viewer', 'memberAccount', 'serviceCase'],
  },
  GameScreen: {
    sql: 'select node_id::text as id from game where $1 > 0 order by popularity desc limit 40',
  },
  RaffleScreen: { sql: 'select id::text from raffle where $1 > 0 limit 5' },
  PromotionDetailScreen: { sql: 'select id from promotion where $1 > 0 limit 20' },
}

const NAMES: Readonly<Record<string, string>> = {
  code: 'select code as id from lottery where $1 > 0 limit 40',
  gameId: 'select node_id::text as id from game where $1 > 0 limit 40',
  vendorId: 'select code as id from vendor where $1 > 0',
  username: `select username as id from member where path ~ ('*.' || $1 || '.*{1,}')::lquery limit 20`,
  number: 'select issue as id from lottery_draw where $1 > 0 order by id desc limit 20',
}

const readAt = (data: Data | null, at: readonly string[]): unknown =>
  at.reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data)

/** Opens any screen of the web, as its page asks for it. */
export const openScreen: Act = {
  weight: 24,
  who: 'player',
  async run(stage, actor, random) {
    const player = random.next() < 0.9 ? getPlayer(stage, actor) : undefined
    const screen = random.pick(SCREENS)
    const thing = THINGS[screen.name]
    const known = async (variable: string) => {
      const sql = variable === 'id' ? thing?.sql : NAMES[variable]
      if (variable === 'text') return 'dragon'
      if (sql === undefined) return undefined
      const rows = await stage.query<{ id: string }>(sql, [player?.id ?? 1])
      return rows.length > 0 ? random.pick(rows).id : undefined
    }
    const variables = await fillVariables(screen, random, known)
    if (!variables) return false
    // Its pages show a case where one is named.
    if ('withCase' in variables) variables.withCase = true
    const { data, codes } = await stage.ask(player, screen.name, variables)
    // Beside an error null says nothing.
    if (thing?.at && player && codes.length === 0 && isMissing(data, thing.at))
      stage.findings.add('not there', screen.name, { variables, data })
  },
}

function isMissing(data: Data | null, at: readonly string[]): boolean {
  const [last = ''] = at.slice(-1)
  const holder = readAt(data, at.slice(0, -1)) as Data | null | undefined
  return holder !== null && holder !== undefined && last in holder && holder[last] === null
}

const READABLE = Object.values(ALL_ENDPOINTS).filter(
  (endpoint) => endpoint.method === 'GET' && endpoint.input.safeParse({}).success,
)

/** Asks the platform for anything that needs no input. */
export const readEndpoint: Act = {
  weight: 8,
  who: 'player',
  async run(stage, actor, random) {
    await stage.rest(getPlayer(stage, actor), random.pick(READABLE), {} as never)
  },
}

/** Another program asks its document by its key. */
export const askAsPartner: Act = {
  weight: 2,
  who: 'visitor',
  async run({ site, findings }) {
    const { key, documentId } = site.partner
    const response = await fetch(`${site.siteUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-partner-key': key },
      body: JSON.stringify({ documentId }),
    })
    const body = (await response.json()) as { data?: { jackpots?: unknown[] } }
    if (!body.data?.jackpots) findings.add('unavailable', 'document of a partner', body)
  },
}

/** Compares what a page shows with the ledger, for a member to whom nothing happens meanwhile. Stakes of open rounds at vendors are not shown. */
export async function compareBalance(stage: Stage, player: Player): Promise<void> {
  const read = async () => {
    const [row] = await stage.query<{ cash: string; vendors: string }>(
      `select coalesce(sum(entry.amount) filter (where account.code = $2), 0)::text as cash,
         coalesce(sum(entry.amount) filter (where account.code like $3), 0)::text as vendors
       from ledger_account account
       join ledger_entry entry on entry.member_id = account.member_id and entry.account_id = account.id
       where account.member_id = $1`,
      [player.id, `member:${player.id}:cash`, `member:${player.id}:vendor:%`],
    )
    return { cash: BigInt(row?.cash ?? '0'), vendors: BigInt(row?.vendors ?? '0') }
  }
  const before = await read()
  const { data } = await stage.ask(player, 'Balance')
  const shown = readAt(data, ['viewer', 'wallet', 'balance', 'amount'])
  const { cash, vendors } = await read()
  if (before.cash !== cash || before.vendors !== vendors || typeof shown !== 'string') return
  const amount = BigInt(Math.round(Number(shown) * 100)) * 100n
  if (amount < cash || amount > cash + vendors)
    stage.findings.add('ledger', 'Balance', {
      shown,
      cash: String(cash),
      vendors: String(vendors),
      player: player.username,
    })
}
