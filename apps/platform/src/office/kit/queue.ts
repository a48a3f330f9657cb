import { isStorable } from '@playhouse/shared/storable-text.ts'
import { withTransaction, type Database } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../audit/audit-log.ts'
import { type CsvCell, streamCsv } from '../../lib/csv-file.ts'
import type { ListRequest } from '../../lib/operator-list.ts'
import { assignmentCell, registerAssignments } from './assignment-forms.ts'
import { listAssignments } from './assignments.ts'
import { durationText, moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { memberLink } from './member-link.ts'
import { live, table } from './page.ts'
import type { Permission } from './permissions.ts'
import { registerSavedFilters, savedFilterBar } from './saved-filters.ts'
import type { OfficeCall, OfficeRoutes, Wait } from './section.ts'
import { registerSeveral, type Several, severalForm, tickBox } from './several.ts'

const PAGE = 50
/** Rows that a file reads at once. */
const FILE_BATCH = 1_000

interface Column<Row> {
  /** Ends in `>` for numbers. */
  label: string
  text: (row: Row) => CsvCell
  /** Content of the page's cell, if it is more than the text. */
  cell?: (row: Row, call: OfficeCall) => Html | string
  /** The file alone has this column: the page shows it in the cell of another one. */
  isInFileOnly?: true
}

/** A list of what waits for operators, and of what they have decided. */
export interface Queue<Row> {
  path: string
  /** Tab of the queue beside others of the section. */
  title: string
  read: Permission
  /** Permission to take something and to give it back; none for lists where nothing is decided. */
  assign?: Permission
  /** The first one is what waits; the others are no work. */
  views: Readonly<{ waiting: string } & Record<string, string>>
  filters?: Readonly<Record<string, { label: string; options: Readonly<Record<string, string>> }>>
  /** Further filters that are typed, with their labels. */
  searches?: Readonly<Record<string, string>>
  link: (row: Row) => { href: string; text: string }
  at: (row: Row) => Date
  member: (row: Row) => { id: number; username: string } | null
  columns: readonly Column<Row>[]
  /** What may be decided about several rows at once. */
  several?: Several | undefined
  /** Name of the row in the audit log. */
  subject?: (row: Row) => string
  /** Start of the wait, and the deadline that members were promised. Null for a row that does not wait. */
  clock?: (row: Row) => { since: Date; due: Date | null } | null
  /** False where the clock counts and nothing is promised. */
  promises?: false
  /** What a row is worth, for the sum of what waits. */
  amount?: (row: Row) => bigint | null
  /** The longest waiting first, otherwise the newest. */
  list: (database: Database, request: ListRequest) => Promise<Row[]>
  empty: string
  /** Above the filters. */
  above?: (call: OfficeCall) => Promise<Html> | Html
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const findTime = (text = '') => (TIME.test(text) ? text : undefined)
/** A day, or a minute of it. */
function getMoment(day: string | undefined, time: string | undefined): string | undefined {
  const minute = findTime(time)
  return day === undefined || minute === undefined ? day : `${day}T${minute}`
}

const SEARCH_LENGTH = 60
const typedIn = (text = '') => (isStorable(text) ? text.trim().slice(0, SEARCH_LENGTH) : '')

/** Filters in an address; absent ones filter nothing. */
async function getRequest<Row>({ database, actor, query }: OfficeCall, queue: Queue<Row>) {
  const view = query.view !== undefined && Object.hasOwn(queue.views, query.view) ? query.view : 'waiting'
  const typed = Object.keys(queue.searches ?? {}).flatMap((name) => {
    const text = typedIn(query[name])
    return text === '' ? [] : [[name, text] as const]
  })
  const chosen = Object.entries(queue.filters ?? {}).flatMap(([name, { options }]) => {
    const value = query[name] ?? ''
    return Object.hasOwn(options, value) && value !== '' ? [[name, value] as const] : []
  })
  const filters = Object.fromEntries([...typed, ...chosen])
  const assigned = await listAssignments(database)
  const { assignee = '' } = query
  const subjects: ListRequest['subjects'] =
    assignee === 'me'
      ? {
          only: [...assigned.values()]
            .filter(({ operatorId }) => operatorId === actor.id)
            .map(({ subject }) => subject),
        }
      : assignee === 'nobody'
        ? { without: [...assigned.keys()] }
        : undefined
  const page = /^[1-9]\d{0,4}$/.test(query.page ?? '') ? Number(query.page) : 1
  const member = query.member?.trim() === '' ? undefined : query.member?.trim()
  const request = {
    view,
    filters,
    member,
    from: getMoment(query.from, query.fromTime),
    to: getMoment(query.to, query.toTime),
    subjects: queue.subject && subjects,
  }
  const isWaiting = view === 'waiting'
  const onlyOverdue = isWaiting && queue.clock !== undefined && query.overdue === 'yes'
  return { request, page, assigned, isWaiting, onlyOverdue }
}

function getAddress<Row>(
  queue: Queue<Row>,
  { query }: OfficeCall,
  changes: Readonly<Record<string, string>>,
  extension = '',
): string {
  const own = [...Object.keys(queue.searches ?? {}), ...Object.keys(queue.filters ?? {})]
  const names = ['view', 'member', 'from', 'fromTime', 'to', 'toTime', 'assignee', 'overdue', ...own, 'page']
  const parameters = new URLSearchParams()
  for (const name of names) {
    const value = changes[name] ?? (name === 'page' ? '' : (query[name] ?? ''))
    if (value !== '') parameters.set(name, value)
  }
  const text = parameters.toString()
  return `${queue.path}${extension}${text === '' ? '' : `?${text}`}`
}

const filteredList = <Row>({ path, read, filters = {} }: Queue<Row>) => ({
  path,
  read,
  choices: ['view', 'from', 'fromTime', 'to', 'toTime', 'assignee', 'overdue', ...Object.keys(filters)],
})

const isOverdue = <Row>({ clock }: Pick<Queue<Row>, 'clock'>, row: Row, now = new Date()): boolean => {
  const due = clock?.(row)?.due ?? null
  return due !== null && due < now
}

/** How long something has waited, and what was promised. */
function clockText(clock: ReturnType<NonNullable<Queue<never>['clock']>>, now = new Date()): Html {
  if (!clock) return html``
  const { since, due } = clock
  const waited = durationText(now.getTime() - since.getTime())
  if (due === null) return html`${waited}`
  return due < now
    ? html`${waited}<br /><strong class="overdue">overdue by ${durationText(now.getTime() - due.getTime())}</strong>`
    : html`${waited}<br /><span class="muted">due in ${durationText(due.getTime() - now.getTime())}</span>`
}

const numbered = ({ label }: { label: string }) => label

interface QueueTitles {
  title: string
  tabs?: readonly { path: string; title: string }[]
}

/** The page of a queue, its file, and who deals with what. */
export function registerQueue<Row>(routes: OfficeRoutes, queue: Queue<Row>, titles: QueueTitles): void {
  registerSavedFilters(routes, filteredList(queue))
  if (queue.several) registerSeveral(routes, queue.several)
  if (queue.assign) registerAssignments(routes, queue.path, queue.assign)
  registerQueuePage(routes, queue, titles)
  registerQueueFile(routes, queue)
}

function registerQueuePage<Row>(routes: OfficeRoutes, queue: Queue<Row>, { title, tabs = [] }: QueueTitles): void {
  const { path, columns, clock, subject } = queue
  const shownColumns = columns.filter(({ isInFileOnly }) => !isInFileOnly)
  routes.page(path, queue.read, async (call) => {
    const { request, page, assigned, isWaiting, onlyOverdue } = await getRequest(call, queue)
    const range = { limit: PAGE + 1, offset: (page - 1) * PAGE }
    const rows = onlyOverdue
      ? await overdueRows(call.database, queue, request, range)
      : await queue.list(call.database, { ...request, ...range })
    const shown = rows.slice(0, PAGE)
    const showsClock = isWaiting && clock !== undefined
    const { several } = queue
    const ticks = isWaiting && subject !== undefined && several && call.may(several.permission) ? several : undefined
    const assigns = isWaiting && subject !== undefined && queue.assign !== undefined
    const back = getAddress(queue, call, { page: page > 1 ? String(page) : '' })
    const hasMember = shown.some((row) => queue.member(row) !== null)
    return {
      title,
      body: html`${tabs.length > 1 && html`<nav class="tabs" aria-label="Queues">${tabs.map((tab) => html`<a href="${tab.path}" ${tab.path === path && html`aria-current="page"`}>${tab.title}</a>`)}</nav>`}
        ${await queue.above?.(call)} ${filterForm(call, queue, request.view)}
        ${await savedFilterBar(call, filteredList(queue), getAddress(queue, call, {}))}
        ${live(
          'queue',
          table(
            [
              ...(ticks ? [''] : []),
              'Number',
              'Time',
              ...(hasMember ? ['Member'] : []),
              ...shownColumns.map(numbered),
              ...(showsClock ? ['Waits'] : []),
              ...(assigns ? ['Dealt with by'] : []),
            ],
            shown.map((row) => {
              const { href, text } = queue.link(row)
              const member = queue.member(row)
              return [
                ...(ticks && subject ? [tickBox(subject(row), text)] : []),
                html`<a href="${href}">${text}</a>`,
                momentText(queue.at(row)),
                ...(hasMember ? [member && memberLink(call, member)] : []),
                ...shownColumns.map((column) => column.cell?.(row, call) ?? shownText(column.text(row))),
                ...(showsClock ? [clockText(clock(row))] : []),
                ...(assigns
                  ? [assignmentCell(call, { path, subject: subject(row), back, assigned: assigned.get(subject(row)) })]
                  : []),
              ]
            }),
            page > 1 ? 'There are no more.' : emptyText(call, queue, request, onlyOverdue),
          ),
        )}
        ${ticks && shown.length > 0 && severalForm(call, ticks)}
        <p class="pages">
          ${page > 1 && html`<a href="${getAddress(queue, call, { page: page === 2 ? '' : String(page - 1) })}" rel="prev">Previous</a>`}
          ${(page > 1 || rows.length > PAGE) && html`<span>Page ${page}</span>`}
          ${rows.length > PAGE && html`<a href="${getAddress(queue, call, { page: String(page + 1) })}" rel="next">Next</a>`}
          ${shown.length > 0 && html`<a href="${getAddress(queue, call, {}, '.csv')}" download>All of these as a file (CSV)</a>`}
          <span class="muted">Loaded ${momentText(new Date())}</span>
        </p>`,
    }
  })
}

function registerQueueFile<Row>(routes: OfficeRoutes, queue: Queue<Row>): void {
  const { path, columns, clock } = queue
  routes.file(`${path}.csv`, queue.read, async (call, reply) => {
    const { request, isWaiting, onlyOverdue } = await getRequest(call, queue)
    const { actor, database } = call
    const hasDue = isWaiting && clock !== undefined && queue.promises !== false
    await withTransaction(database, (tx) =>
      recordAudit(tx, {
        actor,
        action: 'list.exported',
        subject: `list:${path.slice(1)}`,
        new: { ...request, subjects: call.query.assignee, ...(onlyOverdue && { overdue: true }) },
      }),
    )
    const csv = await streamCsv(database, {
      name: path.slice(1),
      headings: [
        'Number',
        'Time',
        'Member',
        ...columns.map(({ label }) => label.replace(/>$/, '')),
        ...(hasDue ? ['Due'] : []),
      ],
      rows: async () => everyRow(database, queue, request, onlyOverdue),
      getCells: (row: Row) => [
        queue.link(row).text,
        queue.at(row),
        queue.member(row)?.username ?? null,
        ...columns.map(({ text }) => text(row)),
        ...(hasDue ? [clock(row)?.due ?? null] : []),
      ],
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${path.slice(1).replaceAll('/', '-')}.csv"`)
      .send(csv)
  })
}

async function* everyRow<Row>(
  database: Database,
  queue: Pick<Queue<Row>, 'list' | 'clock'>,
  request: Omit<ListRequest, 'limit' | 'offset'>,
  onlyOverdue: boolean,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += FILE_BATCH) {
    const rows = await queue.list(database, { ...request, limit: FILE_BATCH, offset })
    yield* onlyOverdue ? rows.filter((row) => isOverdue(queue, row)) : rows
    if (rows.length < FILE_BATCH) return
  }
}

export const waitReader =
  <Row>(queue: Pick<Queue<Row>, 'list' | 'clock' | 'promises' | 'amount'>) =>
  async (database: Database): Promise<Wait> => {
    const wait: Wait = { since: null, overdue: 0, overdueSince: null, amount: queue.amount ? 0n : null }
    const now = new Date()
    for await (const row of everyRow(database, queue, { view: 'waiting', filters: {} }, false)) {
      const { since, due = null } = queue.clock?.(row) ?? { since: null }
      wait.since = earlier(wait.since, since)
      if (wait.amount !== null) wait.amount += queue.amount?.(row) ?? 0n
      if (due === null || due >= now || queue.promises === false) continue
      wait.overdue += 1
      wait.overdueSince = earlier(wait.overdueSince, due)
    }
    return wait
  }

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one

/** A page of what is overdue. Each queue computes its own deadlines, so all that waits is read. */
async function overdueRows<Row>(
  database: Database,
  queue: Queue<Row>,
  request: Omit<ListRequest, 'limit' | 'offset'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of everyRow(database, queue, request, true)) {
    found.push(row)
    if (found.length === offset + limit) break
  }
  return found.slice(offset)
}

/** Says that nothing was found, by what it was searched, and where else it may be. */
function emptyText<Row>(
  call: OfficeCall,
  queue: Queue<Row>,
  { view, filters, member, from, to, subjects }: Awaited<ReturnType<typeof getRequest<Row>>>['request'],
  onlyOverdue: boolean,
): Html {
  const nothing = onlyOverdue ? 'Nothing is overdue.' : queue.empty
  const searched = Object.entries({
    Member: member,
    From: from?.replace('T', ' '),
    To: to?.replace('T', ' '),
    'Dealt with by': subjects && call.query.assignee,
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => {
        const { label, options } = queue.filters?.[name] ?? { label: queue.searches?.[name] ?? name, options: {} }
        return [label, options[value] ?? value]
      }),
    ),
  }).filter(([, value]) => value !== undefined)
  if (searched.length === 0) return html`${nothing}`
  const isPart = Object.hasOwn(queue.views, 'all') && view !== 'all'
  const place = Object.keys(queue.views).length > 1 && ` in “${queue.views[view]}”`
  return html`${nothing} Searched${place}, ${searched.map(([label, value]) => `${label}: ${value}`).join('; ')}.
  ${isPart && html`<a href="${getAddress(queue, call, { view: 'all', overdue: '' })}">Search all</a>`}`
}

const dayInput = (name: 'from' | 'to', label: string, query: OfficeCall['query']): Html =>
  html`<label><span>${label}</span><input name="${name}" type="date" value="${query[name]}" /></label>
    <label class="time"
      ><span>at</span><input name="${name}Time" type="time" value="${findTime(query[`${name}Time`])}"
    /></label>`

/** A GET form, so that an address holds its filters. */
function filterForm<Row>({ query }: OfficeCall, queue: Queue<Row>, view: string): Html {
  const choose = (name: string, label: string, options: Readonly<Record<string, string>>, value: string) =>
    html`<label
      ><span>${label}</span
      ><select name="${name}">
        ${Object.entries(options).map(([code, text]) => html`<option value="${code}" ${code === value && html`selected`}>${text}</option>`)}
      </select></label
    >`
  return html`<form class="filters" method="get" action="${queue.path}" role="search">
    ${Object.keys(queue.views).length > 1 && choose('view', 'Show', queue.views, view)}
    <label
      ><span>Member</span><input name="member" value="${query.member}" maxlength="40" placeholder="username or ID"
    /></label>
    ${dayInput('from', 'From', query)} ${dayInput('to', 'To', query)}
    ${Object.entries(queue.searches ?? {}).map(
      ([name, label]) =>
        html`<label
          ><span>${label}</span><input name="${name}" value="${typedIn(query[name])}" maxlength="${SEARCH_LENGTH}"
        /></label>`,
    )}
    ${Object.entries(queue.filters ?? {}).map(([name, { label, options }]) => choose(name, label, { '': 'all', ...options }, query[name] ?? ''))}
    ${queue.clock && queue.promises !== false && view === 'waiting' && choose('overdue', 'Promised answer', { '': 'all', yes: 'overdue' }, query.overdue ?? '')}
    ${queue.assign && choose('assignee', 'Dealt with by', { '': 'anybody', me: 'me', nobody: 'nobody' }, query.assignee ?? '')}
    <button class="second">Filter</button> <a href="${queue.path}">Clear</a>
  </form>`
}

export function shownText(value: CsvCell): string | number {
  if (typeof value === 'bigint') return moneyText(value)
  return value instanceof Date ? momentText(value) : (value ?? '')
}
