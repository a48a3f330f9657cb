import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  addBroadcast,
  type Broadcast,
  type BroadcastGroup,
  countGroup,
  listBroadcasts,
  unknownUsernames,
} from '../../../domains/people/messages/broadcasts.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { describedFields, type Fields, oneOf, readTextSet, getSchema } from '../../kit/described-form.ts'
import { emptyOr, planInput, whole } from '../../kit/form-fields.ts'
import { countText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { checkAll, OfficeError } from '../../kit/office-error.ts'
import { actionForm, changeTable, facts, reasonField, table, type Terms } from '../../kit/page.ts'
import { getNotice, type OfficeSection } from '../../kit/section.ts'

type Plan = Pick<Broadcast, 'kind' | 'group' | 'texts'>
type Values = Readonly<Record<string, string>>

/** A single operator may send a message to at most this many named accounts. */
const NAMED_ALONE = 20

const KINDS = {
  SYSTEM: 'from the house: goes to everybody in the group',
  PROMOTION: 'advertising: only to those who allow it, and not to those on a break',
} as const
const ACCOUNTS = { '': 'members and agents', MEMBERS: 'members', AGENTS: 'agents' } as const
const TEXTS = {
  title: { label: 'Title', longest: MESSAGE_TITLE_MAX },
  content: { label: 'Text', longest: MESSAGE_TEXT_MAX, rows: 5 },
} as const

const FIELDS = {
  kind: oneOf('Kind', KINDS, ({ kind }: Plan) => kind, { initial: 'SYSTEM' }),
  accounts: {
    label: 'Accounts',
    rule: z.enum(['', 'MEMBERS', 'AGENTS']),
    options: ACCOUNTS,
    of: ({ group }: Plan) => group.accounts ?? '',
    initial: '',
  },
  fromRank: {
    label: 'Of this rank or higher; empty for all',
    rule: emptyOr(whole(0, 100)),
    of: ({ group }: Plan) => group.fromRank,
    optional: true,
  },
  activeDays: {
    label: 'Logged in within so many days; empty for all',
    rule: emptyOr(whole(1, 3_650)),
    of: ({ group }: Plan) => group.activeDays,
    optional: true,
  },
  language: {
    label: 'Language of the account',
    rule: z.enum(['', ...Object.keys(LANGUAGES)]),
    options: { '': 'all', ...Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])) },
    of: ({ group }: Plan) => group.language ?? '',
    initial: '',
  },
  usernames: {
    label: 'Only these usernames, separated by spaces or lines; empty for all',
    rule: z.string().transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ]),
    kind: 'lines',
    of: ({ group }: Plan) => group.usernames?.join('\n'),
    optional: true,
  },
  title: { ...TEXTS.title, textsIn: () => [] },
  content: { ...TEXTS.content, textsIn: () => [] },
} as const satisfies Fields<Plan>

/**
 * Reads the circular that a form describes.
 * @throws OfficeError
 */
function readPlan(payload: Values): Plan {
  let texts: ReturnType<typeof readTextSet<'title' | 'content'>> = []
  let read: z.output<ReturnType<typeof getSchema<typeof FIELDS & Fields<never>>>> | undefined
  checkAll(
    () => (read = readForm(getSchema(FIELDS as typeof FIELDS & Fields<never>), payload)),
    () => (texts = readTextSet(payload, TEXTS)),
  )
  if (!read) throw new Error('The form was not read.')
  const { kind, accounts, fromRank, activeDays, language, usernames } = read
  const group: BroadcastGroup = {
    ...(usernames.length > 0 && { usernames }),
    ...(accounts !== '' && { accounts }),
    ...(fromRank !== null && { fromRank }),
    ...(language !== '' && { language }),
    ...(activeDays !== null && { activeDays }),
  }
  return {
    kind: kind as Plan['kind'],
    group,
    texts: Object.fromEntries(texts.map(({ language: code, title, content }) => [code, { title, content }])),
  }
}

const groupText = ({ usernames, accounts, fromRank, language, activeDays }: BroadcastGroup): string =>
  [
    usernames ? `${usernames.length} named accounts` : accounts ? ACCOUNTS[accounts] : 'everybody',
    fromRank === undefined ? '' : `VIP${fromRank} or higher`,
    language === undefined ? '' : `language ${language}`,
    activeDays === undefined ? '' : `logged in within ${countText(Number(activeDays), 'day')}`,
  ]
    .filter(Boolean)
    .join(', ')

const getTerms = ({ kind, group, texts }: Plan): Terms => ({
  Kind: KINDS[kind],
  To: groupText(group),
  ...(group.usernames && { Usernames: group.usernames.join(' ') }),
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([code, { title, content }]) => [
      [`Title, ${code}`, title],
      [`Text, ${code}`, content],
    ]),
  ),
})

/** @throws OfficeError for a group without anybody, or names that nobody has */
async function requireGroup(on: Database | Transaction, plan: Plan): Promise<number> {
  const unknown = await unknownUsernames(on, plan.group.usernames ?? [])
  if (unknown.length > 0) throw new OfficeError(`usernames: no account has ${unknown.slice(0, 10).join(', ')}`, 400)
  const count = await countGroup(on, plan)
  if (count === 0) throw new OfficeError('Nobody is in this group.', 400)
  return count
}

const sent: ReviewedKind = {
  kind: 'broadcast.sent',
  permission: 'broadcasts.send',
  describe: (payload) => `Send a message to ${groupText(readPlan(payload).group)}`,
  // The group changes all the time; the second operator sees its size.
  basis: async () => ({}),
  show: async (database, payload) => {
    const plan = readPlan(payload)
    return html`${facts({ 'Accounts that would get it now': await countGroup(database, plan) })}
    ${changeTable(undefined, getTerms(plan))}`
  },
  apply: async (tx, { payload, operators }) => {
    const plan = readPlan(payload)
    const accounts = await requireGroup(tx, plan)
    const id = await addBroadcast(tx, { ...plan, operators: operators.join(', ') })
    return { new: { id, accounts, ...plan } }
  },
}

const SUBJECT = 'broadcast:new'

async function getPreview(database: Database, plan: Plan): Promise<Html> {
  return html`<section class="panel preview" aria-label="Preview">
    <h2>Preview; nothing is sent yet</h2>
    ${facts({ 'Accounts that would get it now': await countGroup(database, plan), To: groupText(plan.group) })}
    <div class="columns top">
      ${Object.entries(plan.texts).map(
        ([code, { title, content }]) =>
          html`<section class="panel">
            <p class="muted">${code}</p>
            <h3>${title}</h3>
            <p class="text">${content}</p>
          </section>`,
      )}
    </div>
  </section>`
}

export const broadcastSection: OfficeSection = {
  path: '/broadcasts',
  title: 'Messages to groups',
  group: 'Members',
  permission: 'broadcasts.read',
  decisions: [sent],
  register({ page, action, preview }) {
    page('/broadcasts', 'broadcasts.read', async (call) => ({
      title: 'Messages to groups',
      body: html`${call.may('broadcasts.send') && html`<p><a href="/broadcasts/new">Write a message</a></p>`}
      ${await pendingPanel(call, SUBJECT, [sent])}
      ${table(
        ['Number>', 'Sent', 'Kind', 'To', 'Title', 'By', 'Delivered>', 'State'],
        (await listBroadcasts(call.database)).map((row) => [
          row.id,
          momentText(row.createdAt),
          row.kind.toLowerCase(),
          groupText(row.group),
          row.texts['EN']?.title ?? '',
          row.operators,
          row.sent,
          row.endedAt ? `delivered ${momentText(row.endedAt)}` : 'being delivered',
        ]),
        'None has been sent.',
      )}`,
    }))
    page('/broadcasts/new', 'broadcasts.send', async (call) => ({
      title: 'Write a message',
      body:
        (await pendingPanel(call, SUBJECT, [sent])) ??
        actionForm(call.csrfToken, {
          action: '/broadcasts/send',
          button: 'Send',
          hasPreview: true,
          fields: html`<p class="muted">
              It goes to the inbox, and outside of the site as members chose. To more than ${NAMED_ALONE} accounts it
              takes two operators.
            </p>
            ${await describedFields<Plan>(
              call.database,
              FIELDS,
              [
                { columns: ['kind', 'accounts', 'language', 'fromRank', 'activeDays'] },
                'usernames',
                'title',
                'content',
              ],
              undefined,
            )}${reasonField()}`,
        }),
    }))
    action('/broadcasts/send', 'broadcasts.send', planInput, async ({ actor, database }, { reason, ...payload }) => {
      const plan = readPlan(payload)
      const count = await requireGroup(database, plan)
      const isNamed = plan.group.usernames !== undefined && count <= NAMED_ALONE
      const outcome = await decide(database, sent, {
        subject: SUBJECT,
        payload,
        reason,
        actor,
        operators: isNamed ? 1 : 2,
        check: (tx) => requireGroup(tx, plan),
      })
      return { to: '/broadcasts', notice: getNotice(outcome) }
    })
    preview('/broadcasts/send', 'broadcasts.send', async ({ database }, typed) => getPreview(database, readPlan(typed)))
  },
}
