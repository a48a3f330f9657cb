import type * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { assignmentPanel } from './assignment-forms.ts'
import { type DayAmount, twoOperatorsText } from './day-sums.ts'
import { pendingPanel } from './decision-pages.ts'
import { decide, type DecisionKind, isReviewed, pendingDecisionAbout, type ReviewedKind } from './decisions.ts'
import { html, type Html } from './html.ts'
import { parseNumber, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, reasonField } from './page.ts'
import type { Permission } from './permissions.ts'
import { type Queue, registerQueue, shownText } from './queue.ts'
import { type Notice, getNotice, type OfficeCall, type OfficeRoutes } from './section.ts'
import type { Several } from './several.ts'

type Texts = Readonly<Record<string, string>>

interface Key<Id> {
  memberId: number
  id: Id
}

/** A decision of an operator. Its form is sent to `<path>/<member>/<id>/<name>`. */
export interface ReviewChoice<Found> {
  name: string
  kind: DecisionKind | ReviewedKind
  button: string
  /** Whether it is the one that most reviews end with. */
  isFirst?: boolean
  reason?: string
  /** Whether several may be decided so at once, with one reason. */
  forSeveral?: true
  /** Above the form. */
  text?: string
  fields?: (found: Found) => Html
  /** Schema of those fields; the reason alone by default. */
  input?: z.ZodType<{ reason: string } & Texts>
  /** Beside member and ID, what the decision stores. */
  payload?: (found: Found, sent: Texts) => Record<string, string>
  /** How many operators it takes; one by default. */
  operators?: (found: Found, database: Database) => Promise<1 | 2 | DayAmount>
  /** Why it cannot be decided so, in place of the form. */
  obstacle?: (database: Database, found: Found) => Promise<string | undefined>
  /** @throws OfficeError for what no operator may decide */
  assertAllowed?: (database: Database, found: Found) => Promise<void>
  /** @throws OfficeError with what speaks against it before another operator looks at it */
  check?: (tx: Transaction, found: Found, payload: Texts) => Promise<unknown>
  /** Words in place of those for a decision that is made, or waits. */
  notice?: Notice
}

/** Requests and documents of members, which an operator decides. */
export interface ReviewDesk<Item extends { username: string }, Listed extends Item, Found extends Item, Id> {
  path: string
  /** Subject of the decisions, such as `held payment`. */
  noun: string
  read: Permission
  decide: Permission
  /** First part of its subjects. */
  subject: string
  key: (item: Item) => Key<Id>
  /** The ID in an address; undefined for what is none. */
  readId: (text: string | undefined) => Id | undefined
  /** How it is named; member and ID by default. */
  number?: (key: Key<Id>) => string
  /** Parameter with the ID in stored decisions. */
  idName?: string
  queue: Omit<Queue<Listed>, 'path' | 'read' | 'assign' | 'link' | 'member' | 'subject'>
  find: (database: Database, key: Key<Id>) => Promise<Found | undefined>
  /** All that a decision rests on. */
  show: (call: OfficeCall, found: Found) => Promise<Html> | Html
  choices: readonly ReviewChoice<Found>[]
  /** Names of the choices that there are now; none for what does not wait. */
  open: (found: Found) => readonly string[]
  /** Notice after a decision. */
  next: 'queue' | 'page'
}

/** The queue, the page of each item, and the decisions about it: by one operator or two, with a reason, in the audit log. */
export function reviewDesk<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  desk: ReviewDesk<Item, Listed, Found, Id>,
) {
  const review = reviewKeys(desk)
  const queue: Queue<Listed> = {
    ...desk.queue,
    path: desk.path,
    read: desk.read,
    assign: desk.decide,
    link: (listed) => ({ href: review.address(listed), text: review.number(listed) }),
    member: (listed) => ({ id: desk.key(listed).memberId, username: listed.username }),
    subject: review.subject,
    several: toSeveral(desk, review),
  }
  const registerPages = (routes: OfficeRoutes): void => {
    registerPage(routes, desk, review)
    for (const choice of desk.choices) registerChoice(routes, desk, review, choice)
  }
  return {
    queue,
    registerPages,
    register(routes: OfficeRoutes): void {
      registerQueue(routes, queue, { title: queue.title })
      registerPages(routes)
    },
  }
}

/** Names of an item: its address, its number, its subject. */
function reviewKeys<Item extends { username: string }, Listed extends Item, Found extends Item, Id>({
  path,
  subject,
  key,
  readId,
  find,
  number = ({ memberId, id }) => `${memberId}/${id}`,
}: ReviewDesk<Item, Listed, Found, Id>) {
  return {
    address(item: Item): string {
      const { memberId, id } = key(item)
      return `${path}/${memberId}/${id}`
    },
    number: (item: Item) => number(key(item)),
    subject(item: Item): string {
      const { memberId, id } = key(item)
      return `${subject}:${memberId}:${id}`
    },
    async findAt({ database, params }: OfficeCall): Promise<Found | undefined> {
      const [memberId, id] = [parseNumber(params.memberId), readId(params.id)]
      return memberId === undefined || id === undefined ? undefined : find(database, { memberId, id })
    },
  }
}

type ReviewKeys<Item, Found> = Readonly<
  Record<'address' | 'number' | 'subject', (item: Item) => string> & {
    findAt: (call: OfficeCall) => Promise<Found | undefined>
  }
>

function registerPage<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  { page }: OfficeRoutes,
  desk: ReviewDesk<Item, Listed, Found, Id>,
  review: ReviewKeys<Item, Found>,
): void {
  const { path, noun } = desk
  page(`${path}/:memberId/:id`, desk.read, async (call) => {
    const found = await review.findAt(call)
    if (!found) return undefined
    const [subject, address] = [review.subject(found), review.address(found)]
    const open = desk.open(found)
    return {
      title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${review.number(found)}`,
      body: html`${open.length > 0 && (await assignmentPanel(call, { path, subject, back: address }))}
      ${await desk.show(call, found)}
      ${await decisionPart(
        call,
        desk,
        found,
        { subject, address },
        desk.choices.filter(({ name }) => open.includes(name)),
      )}`,
    }
  })
}

/** Decisions that an operator may make now: none while one waits for another operator. */
async function decisionPart<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  call: OfficeCall,
  desk: ReviewDesk<Item, Listed, Found, Id>,
  found: Found,
  { subject, address }: { subject: string; address: string },
  choices: readonly ReviewChoice<Found>[],
): Promise<Html> {
  const waiting = await pendingPanel(
    call,
    subject,
    desk.choices.map(({ kind }) => kind),
  )
  if (waiting) return waiting
  if (!call.may(desk.decide)) return html``
  if (choices.length === 0) return html`<p class="muted">There is nothing to decide.</p>`
  const forms: Html[] = []
  for (const choice of choices) forms.push(await choiceForm(call, choice, found, address))
  return html`<h2>Decide</h2>
    ${await operatorsText(call.database, choices, found, subject)}
    <div class="columns">${forms.map((form) => html`<section class="panel">${form}</section>`)}</div>`
}

async function choiceForm<Found>(
  { csrfToken, database }: OfficeCall,
  { name, button, isFirst = false, reason, text, fields, obstacle }: ReviewChoice<Found>,
  found: Found,
  address: string,
): Promise<Html> {
  const reasonAgainst = await obstacle?.(database, found)
  if (reasonAgainst !== undefined) return html`<p>${reasonAgainst}</p>`
  return html`${text !== undefined && html`<p class="muted">${text}</p>`}
  ${actionForm(csrfToken, {
    action: `${address}/${name}`,
    button,
    fields: html`${fields?.(found)}${reasonField(reason)}`,
    second: !isFirst,
  })}`
}

/** Says before an operator decides whether it takes another one. */
async function operatorsText<Found>(
  database: Database,
  choices: readonly ReviewChoice<Found>[],
  found: Found,
  subject: string,
): Promise<Html | false> {
  const needed = await Promise.all(choices.map((choice) => choice.operators?.(found, database) ?? 1))
  if (needed.includes(2)) return html`<p class="muted">This amount takes two operators.</p>`
  const amount = needed.find((operators) => typeof operators === 'object')
  return amount !== undefined && twoOperatorsText(database, amount, subject)
}

function registerChoice<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  { action }: OfficeRoutes,
  desk: ReviewDesk<Item, Listed, Found, Id>,
  review: ReviewKeys<Item, Found>,
  choice: ReviewChoice<Found>,
): void {
  const { path, noun } = desk
  action(`${path}/:memberId/:id/${choice.name}`, desk.decide, choice.input ?? withReason, async (call, sent) => {
    const found = await review.findAt(call)
    if (!found) throw new OfficeError(`There is no such ${noun}.`, 404)
    const outcome = await decideOne(call, desk, { choice, found, subject: review.subject(found) }, sent)
    return { to: desk.next === 'queue' ? path : review.address(found), notice: choice.notice ?? getNotice(outcome) }
  })
}

async function decideOne<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  { actor, database }: OfficeCall,
  desk: ReviewDesk<Item, Listed, Found, Id>,
  { choice, found, subject }: { choice: ReviewChoice<Found>; found: Found; subject: string },
  { reason, ...sent }: { reason: string } & Texts,
): Promise<'MADE' | 'WAITS'> {
  const { kind } = choice
  const { idName = 'id' } = desk
  await choice.assertAllowed?.(database, found)
  const { memberId, id } = desk.key(found)
  const payload = { ...choice.payload?.(found, sent), memberId: String(memberId), [idName]: String(id) }
  const decision = { subject, payload, reason, actor }
  return isReviewed(kind)
    ? decide(database, kind, {
        ...decision,
        operators: (await choice.operators?.(found, database)) ?? 1,
        check: async (tx) => choice.check?.(tx, found, payload),
      })
    : decide(database, kind, { ...decision, operators: 1 })
}

/** What several of a desk's items may be decided at once; undefined where none of its choices may. */
function toSeveral<Item extends { username: string }, Listed extends Item, Found extends Item, Id>(
  desk: ReviewDesk<Item, Listed, Found, Id>,
  review: ReviewKeys<Item, Found>,
): Several | undefined {
  const choices = desk.choices.filter(({ forSeveral }) => forSeveral)
  if (choices.length === 0) return undefined
  const find = async ({ database }: OfficeCall, subject: string, name: string) => {
    const [memberId, id] = subject.slice(desk.subject.length + 1).split(':')
    const key = { memberId: parseNumber(memberId), id: desk.readId(id) }
    if (key.memberId === undefined || key.id === undefined) return undefined
    const found = await desk.find(database, { memberId: key.memberId, id: key.id })
    return found && desk.open(found).includes(name) ? found : undefined
  }
  const getChoice = (name: string) => choices.find((choice) => choice.name === name)
  return {
    path: desk.path,
    permission: desk.decide,
    choices,
    headings: ['Number', 'Member', ...desk.queue.columns.map(({ label }) => label)],
    read: async (call, name, subjects) => {
      const { database } = call
      const request = { view: 'waiting', filters: {}, limit: subjects.length, offset: 0, subjects: { only: subjects } }
      const rows = await desk.queue.list(database, request)
      const ticked = await Promise.all(
        rows.map(async (row) => {
          const found = await find(call, review.subject(row), name)
          if (!found || (await pendingDecisionAbout(database, review.subject(row)))) return []
          return [
            {
              subject: review.subject(row),
              cells: [
                html`<a href="${review.address(row)}">${review.number(row)}</a>`,
                row.username,
                ...desk.queue.columns.map((column) => column.cell?.(row, call) ?? shownText(column.text(row))),
              ],
              obstacle: await getChoice(name)?.obstacle?.(database, found),
            },
          ]
        }),
      )
      return ticked.flat()
    },
    decide: async (call, name, subject, reason) => {
      const choice = getChoice(name)
      const found = await find(call, subject, name)
      if (!choice || !found) throw new OfficeError('It has been decided in the meantime.', 409)
      const obstacle = await choice.obstacle?.(call.database, found)
      if (obstacle !== undefined) throw new OfficeError(obstacle)
      return decideOne(call, desk, { choice, found, subject }, { reason })
    },
  }
}
