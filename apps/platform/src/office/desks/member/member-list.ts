import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  type ListedMember,
  listMembers,
  MEMBER_SORTS,
  MEMBER_STATES,
  memberList,
  type MemberListRequest,
} from '../../../domains/engagement/records/member-card.ts'
import { listTags } from '../../../domains/people/member/tags.ts'
import { type CsvFile, streamCsv } from '../../../lib/csv-file.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { kindText } from './parts/member-card.ts'
import { memberLink } from '../../kit/member-link.ts'
import { table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

const PAGE = 50
const KINDS: readonly number[] = Object.values(KIND_CODES)
const SORTS: Readonly<Record<MemberListRequest['sort'], string>> = {
  registered: 'registration, latest first',
  username: 'username',
  balance: 'balance, highest first',
  played: 'last play, latest first',
}

function getRequest({ query }: OfficeCall): MemberListRequest {
  const agent = (query.agent ?? '').trim()
  return {
    state: MEMBER_STATES.find((state) => state === query.state),
    rank: /^\d{1,2}$/.test(query.rank ?? '') ? Number(query.rank) : undefined,
    kind: KINDS.find((kind) => String(kind) === query.kind),
    agent: /^[\w.-]{1,40}$/.test(agent) ? agent : undefined,
    tag: parseNumber(query.tag),
    from: query.from,
    to: query.to,
    sort: MEMBER_SORTS.find((sort) => sort === query.sort) ?? 'registered',
  }
}

function getAddress({ sort, ...filters }: MemberListRequest, page: number, extension = ''): string {
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const parameters = new URLSearchParams([
    ...set,
    ...(sort === 'registered' ? [] : [['sort', sort]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString()
  return `/members${extension}${parameters && `?${parameters}`}`
}

/** All members, filtered and sorted, for those who search none by name. */
export async function memberListPart(call: OfficeCall): Promise<Html> {
  const request = getRequest(call)
  const page = /^[1-9]\d{0,4}$/.test(call.query.page ?? '') ? Number(call.query.page) : 1
  const [found, tags] = await Promise.all([
    listMembers(call.database, request, { limit: PAGE + 1, offset: (page - 1) * PAGE }),
    listTags(call.database),
  ])
  const choose = (name: keyof MemberListRequest, label: string, options: readonly (readonly [string, string])[]) =>
    html`<label
      ><span>${label}</span
      ><select name="${name}">
        ${options.map(([code, text]) => html`<option value="${code}" ${code === String(request[name] ?? '') && html`selected`}>${text}</option>`)}
      </select></label
    >`
  const all = ['', 'all'] as const
  return html`<h2>All members</h2>
    <p><a href="/members/tags">Tags</a></p>
    <form class="filters" method="get" action="/members">
      ${choose('state', 'State', [all, ...MEMBER_STATES.map((state) => [state, state] as const)])}
      ${choose('kind', 'Kind', [all, ...KINDS.map((kind) => [String(kind), kindText(kind)] as const)])}
      <label><span>Rank</span><input name="rank" value="${request.rank}" maxlength="2" inputmode="numeric" /></label>
      <label><span>Below the agent</span><input name="agent" value="${request.agent}" maxlength="40" /></label>
      ${tags.length > 0 && choose('tag', 'Tag', [all, ...tags.map(({ id, name }) => [String(id), name] as const)])}
      <label><span>Registered from</span><input name="from" type="date" value="${request.from}" /></label>
      <label><span>to</span><input name="to" type="date" value="${request.to}" /></label>
      ${choose('sort', 'By', Object.entries(SORTS))}
      <button class="second">Show</button> <a href="/members">Clear</a>
    </form>
    ${table(
      [
        'ID>',
        'Username',
        'Nickname',
        'Name',
        'Kind',
        'Rank',
        'State',
        'Balance>',
        'Last play',
        'Upline',
        'Tags',
        'Registered',
      ],
      found
        .slice(0, PAGE)
        .map((row) => [
          row.id,
          memberLink(call, row),
          row.nickname,
          row.payeeName,
          kindText(row.kind),
          `VIP${row.rank}`,
          row.state,
          moneyText(row.balance),
          row.lastPlay,
          row.agent,
          row.tags,
          momentText(new Date(row.registeredAt)),
        ]),
      page > 1 ? 'There are no more.' : 'No members are like that.',
    )}
    <p class="pages">
      ${page > 1 && html`<a href="${getAddress(request, page - 1)}" rel="prev">Previous</a>`}
      ${(page > 1 || found.length > PAGE) && html`<span>Page ${page}</span>`}
      ${found.length > PAGE && html`<a href="${getAddress(request, page + 1)}" rel="next">Next</a>`}
      ${found.length > 0 && html`<a href="${getAddress(request, 1, '.csv')}" download>All of these as a file (CSV)</a>`}
    </p>`
}

export function memberListFile({ file }: OfficeRoutes): void {
  file('/members.csv', 'members.read', async (call, reply) => {
    const { actor, database, reports } = call
    const request = getRequest(call)
    await withTransaction(database, (tx) =>
      recordAudit(tx, { actor, action: 'list.exported', subject: 'list:members', new: request }),
    )
    const members: CsvFile = {
      name: 'members',
      headings: [
        'ID',
        'Username',
        'Nickname',
        'Name',
        'Kind',
        'Rank',
        'State',
        'Balance',
        'Last play',
        'Upline',
        'Tags',
        'Registered',
      ],
      rows: memberList(request),
      getCells: (row: ListedMember) => [
        row.id,
        row.username,
        row.nickname,
        row.payeeName,
        kindText(row.kind),
        `VIP${row.rank}`,
        row.state,
        row.balance,
        row.lastPlay,
        row.agent,
        row.tags ?? '',
        new Date(row.registeredAt),
      ],
    }
    const csv = await reports.read((source) => streamCsv(source, members))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="members.csv"')
      .send(csv)
  })
}
