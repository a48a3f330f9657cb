import { createAffiliateUrl } from '@playhouse/platform-api/agent-downline.ts'
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '../cast.ts'
import { type Act, getPlayer } from '../stage.ts'

export const makeLink: Act = {
  weight: 2,
  who: 'agent',
  async run(stage, actor, random) {
    const name = `link ${random.between(1, 1_000)}`
    await stage.rest(getPlayer(stage, actor), createAffiliateUrl, { name, rate: 0 } as never)
  },
}

export const registerByLink: Act = {
  weight: 4,
  who: 'visitor',
  async run(stage, _, random) {
    const agents = stage.players.filter(({ isAgent }) => isAgent).map(({ id }) => id)
    const links = await stage.query<{ code: string }>(
      'select code from agent_link where member_id = any($1) and removed_at is null',
      [agents],
    )
    if (links.length === 0) return false
    const username = `guest${random.between(100_000, 99_999_999)}`
    const [before] = await stage.query<{ id: number }>('select coalesce(max(id), 0) as id from member')
    const { data } = await stage.ask(undefined, 'Register', {
      input: {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        confirmedAge: 18,
        agreement: true,
        affiliateCode: random.pick(links).code,
        requestKey: randomUUID(),
      },
    })
    if (!data) return undefined
    const [below] = await stage.query<{ agent: string; state: string }>(
      `select agent.username as agent, case when agent.closed_at is not null then 'closed' else 'blocked' end as state
       from member joining join member agent on agent.id = joining.parent_id
       left join member_block on member_block.member_id = agent.id and blocked_at < joining.registered_at
       where joining.username = $1 and joining.id > $2 and (agent.closed_at < joining.registered_at or member_block.member_id is not null)`,
      [username, before?.id ?? 0],
    )
    if (below)
      stage.findings.add('closed account', `a member was placed below a ${below.state} agent`, { username, ...below })
  },
}

const LINES = ['good luck', 'chúc may mắn', '150000000đ', 'XSMB 123456789', 'win line'] as const

export const talk: Act = {
  weight: 4,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const requestKey = randomUUID()
    const acts = [
      () =>
        stage.ask(player, 'OpenServiceCase', {
          input: { requestKey, topic: 'OTHER', title: 'A question', text: 'Where is it?' },
        }),
      () =>
        stage.ask(player, 'SendMessage', {
          input: { requestKey, title: 'Hello', content: 'How are you?', to: 'UPLINE' },
          box: 'INBOX',
          page: 1,
        }),
      async () => {
        const rooms = await stage.query<{ id: string }>('select id::text from chat_room limit 5')
        if (rooms.length === 0) return
        const input = { requestKey, roomId: random.pick(rooms).id, text: random.pick(LINES) }
        await stage.ask(player, 'SendChatMessage', { input })
      },
      () => stage.ask(player, 'UpdateProfile', { input: { nickname: `Robot ${random.between(1, 100_000)}` } }),
      () => stage.ask(player, 'SetLanguage', { input: { language: player.language } }),
    ]
    await random.pick(acts)()
  },
}

export const setLimit: Act = {
  weight: 1,
  who: 'member',
  async run(stage, actor, random) {
    const input = {
      kind: random.pick(['STAKE', 'LOSS'] as const),
      period: 'DAY',
      amount: String(random.between(10, 50) * 1_000_000),
    }
    await stage.ask(getPlayer(stage, actor), 'SetLimit', {
      input: { ...input, ...(input.kind === 'STAKE' && { period: null }) },
    })
  },
}
