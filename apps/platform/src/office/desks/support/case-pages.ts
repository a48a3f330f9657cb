import { CASE_TOPICS } from '@playhouse/platform-api/support-cases.ts'
import { isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { CASE_TEXT_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import {
  answerCase,
  answerDue,
  type Case,
  closeCaseByOperator,
  GUEST,
  isMailable,
  getLines,
  noteInCase,
} from '../../../domains/engagement/support/cases.ts'
import {
  countOpenCases,
  findCase,
  listCases,
  listMemberCases,
  listTemplates,
} from '../../../domains/engagement/support/operator.ts'
import { listBalances } from '../../../domains/money/wallet/operator.ts'
import { findMemberCard, listNotes } from '../../../domains/people/member/operator.ts'
import { cleanPicture } from '../../../domains/people/uploads/clean-picture.ts'
import { addPicture } from '../../../domains/people/uploads/uploads.ts'
import { durationText, moneyText, momentText, words } from '../../kit/formats.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { endAssignment } from '../../kit/assignments.ts'
import { registerTemplates } from './answer-template-pages.ts'
import { memberLink } from '../../kit/member-link.ts'
import { type Queue, registerQueue, waitReader } from '../../kit/queue.ts'
import { html, type Html } from '../../kit/html.ts'
import { findOwned, readForm } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, live, uploadForm } from '../../kit/page.ts'
import type { OfficeCall, OfficeSection, OfficeRoutes } from '../../kit/section.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

type Found = Awaited<ReturnType<typeof listCases>>[number]

const text = z
  .string()
  .trim()
  .max(CASE_TEXT_MAX, { error: `has at most ${CASE_TEXT_MAX} characters` })
const answerInput = z.object({ answer: text.min(3, { error: 'write an answer' }) })
const noteInput = z.object({ note: text.min(3, { error: 'write a note' }) })
const nothing = z.object({})

const getSubject = ({ memberId, id }: Pick<Case, 'memberId' | 'id'>) => `case:${memberId}:${id}`
const getPath = ({ memberId, id }: Pick<Case, 'memberId' | 'id'>) => `/cases/${memberId}/${id}`
const getName = (code: string) => (isLanguageCode(code) ? LANGUAGES[code].name : code)
const languageName = (code: string) => `${getName(code)} (${code})`
const guestText = ({ contact }: Pick<Case, 'contact'>) => contact ?? 'no address'
const starText = (stars: number | null) => (stars === null ? '' : `${stars} of 5`)

/** When an open case is to be answered, marked once that time is over. */
function dueText({ row: { state, waitingSince, rank }, desk }: Found): Html | null {
  if (state !== 'OPEN') return null
  const due = answerDue(waitingSince, rank, desk)
  return html`${momentText(due)}${due < new Date() && html` <strong class="overdue">overdue</strong>`}`
}

const queue: Queue<Found> = {
  path: '/cases',
  title: 'Cases',
  read: 'cases.read',
  assign: 'cases.answer',
  views: { waiting: 'waiting for an answer', answered: 'answered', closed: 'closed', all: 'all' },
  filters: {
    topic: { label: 'Topic', options: Object.fromEntries(CASE_TOPICS.map((code) => [code, code])) },
    kind: { label: 'Kind', options: { QUESTION: 'question', FEEDBACK: 'feedback' } },
    language: {
      label: 'Language',
      options: Object.fromEntries(Object.entries(LANGUAGES).map(([code, { name }]) => [code, name])),
    },
  },
  link: ({ row }) => ({ href: getPath(row), text: String(row.id) }),
  at: ({ row }) => row.openedAt,
  member: ({ row, username }) => (username === null ? null : { id: row.memberId, username }),
  subject: ({ row }) => getSubject(row),
  clock: ({ row, desk }) => ({ since: row.waitingSince, due: answerDue(row.waitingSince, row.rank, desk) }),
  columns: [
    { label: 'Rank>', text: ({ row }) => row.rank },
    { label: 'Kind', text: ({ row }) => words(row.kind), isInFileOnly: true },
    { label: 'Topic', text: ({ row }) => row.topic, isInFileOnly: true },
    {
      label: 'Title',
      text: ({ row }) => row.title,
      // Columns for these details would leave no room for the wait and the assignee.
      cell: ({ row }) =>
        html`<div>
          ${row.title}<br /><span class="muted"
            >${words(row.kind)} · ${row.topic} ·
            ${row.language}${row.memberId === GUEST && html` · ${guestText(row)}`}${row.stars !== null && html` · rated ${starText(row.stars)}`}</span
          >
        </div>`,
    },
    { label: 'Guest', text: ({ row }) => (row.memberId === GUEST ? guestText(row) : ''), isInFileOnly: true },
    { label: 'Language', text: ({ row }) => row.language, isInFileOnly: true },
    { label: 'State', text: ({ row }) => words(row.state) },
    { label: 'Rating', text: ({ row }) => starText(row.stars), isInFileOnly: true },
  ],
  list: listCases,
  empty: 'No cases.',
}

/** How the answer reaches its reader. */
function reachText(row: Case): string {
  if (row.memberId !== GUEST) return 'The member is notified at once, on any page of the site.'
  if (isMailable(row)) return `The guest gets an e-mail at ${row.contact} with a code that opens the case.`
  return row.contact === null
    ? 'The guest left no address, so an answer cannot reach them.'
    : `The guest left ${row.contact}, which is no e-mail address: reach them there, and write here what was said.`
}

async function conversation({ database }: OfficeCall, { row, username }: Found): Promise<Html> {
  const lines = await getLines(database, row)
  const whom = username ?? 'guest'
  return html`${lines.map(
    ({ author, operator, text: written, uploads, at }) =>
      html`<section class="panel ${author !== 'MEMBER' && 'ours'} ${author === 'NOTE' && 'note'}">
        <p class="muted">
          ${author === 'MEMBER' ? whom : operator}${author === 'NOTE' && ' · note for operators'} · ${momentText(at)}
        </p>
        <div class="text">${written}</div>
        ${pictures(row.memberId, uploads)}
      </section>`,
  )}`
}

/** Facts about the writer of the case, for the column beside it. */
async function context(call: OfficeCall, { row }: Found): Promise<Html> {
  const { database, may } = call
  if (row.memberId === GUEST)
    return html`<section class="panel">
      <h2>Guest</h2>
      ${facts({ Contact: row.contact ?? 'none' })}
    </section>`
  const [card, balances, notes, cases] = await Promise.all([
    may('members.read') ? findMemberCard(database, row.memberId) : undefined,
    may('members.read') ? listBalances(database, row.memberId) : [],
    may('members.read') ? listNotes(database, row.memberId) : [],
    listMemberCases(database, row.memberId),
  ])
  const others = cases.filter(({ id }) => id !== row.id)
  const named = encodeURIComponent(card?.member.username ?? '')
  const links = (
    [
      ['deposits.read', `/deposits/requests?view=all&member=${named}`, 'Deposits'],
      ['withdrawals.read', `/withdrawals?view=all&member=${named}`, 'Withdrawals'],
      ['members.read', `/members/${row.memberId}/ledger`, 'Ledger'],
    ] as const
  ).filter(([permission]) => may(permission))
  return html`${
      card &&
      html`<section class="panel">
        <h2>${memberLink(call, card.member)}</h2>
        ${facts({
          Rank: `VIP${card.member.rank}`,
          Language: languageName(card.member.language ?? row.language),
          Registered: momentText(card.member.registeredAt),
          ...Object.fromEntries(
            balances
              .filter(({ balance }) => balance !== 0n)
              .map(({ name, balance, currency }) => [words(name), `${moneyText(balance)} ${currency}`]),
          ),
        })}
        <p>${links.map(([, href, label], index) => html`${index > 0 && ' · '}<a href="${href}">${label}</a>`)}</p>
      </section>`
    }
    ${
      notes.length > 0 &&
      html`<section class="panel">
        <h2>Notes about the member</h2>
        ${notes.slice(0, 3).map((note) => html`<p class="text">${note.text} <span class="muted">${note.operator}</span></p>`)}
      </section>`
    }
    <section class="panel">
      <h2>Other cases</h2>
      ${
        others.length === 0
          ? html`<p class="muted">None.</p>`
          : html`${others.slice(0, 6).map((other) => html`<p><a href="${getPath(other)}">${other.title}</a> <span class="muted">${words(other.state)}${other.stars !== null && `, ${starText(other.stars)}`}</span></p>`)}`
      }
    </section>`
}

/** Chooses a template, which then stands in the form below; those in the reader's language come first. */
async function answerForms(call: OfficeCall, { row }: Found): Promise<Html> {
  const { csrfToken, database, query } = call
  const templates = await listTemplates(database)
  // TY and VI are the same language.
  const own = templates.filter(({ language }) => getName(language) === getName(row.language))
  const chosen = templates.find(({ id }) => String(id) === query.template)
  const path = getPath(row)
  const group = (label: string, some: typeof templates) =>
    some.length > 0 &&
    html`<optgroup label="${label}">
      ${some.map(({ id, name, language }) => html`<option value="${id}" ${id === chosen?.id && html`selected`}>${name} (${language})</option>`)}
    </optgroup>`
  return html`${
    templates.length > 0 &&
    html`<form class="filters" method="get" action="${path}">
      <label
        ><span>Template</span
        ><select name="template">
          ${group(getName(row.language), own)}${group(
            'Other languages',
            templates.filter((one) => !own.includes(one)),
          )}
        </select></label
      >
      <button class="second">Insert</button>
    </form>`
  }
  ${uploadForm(csrfToken, {
    action: `${path}/answer`,
    button: 'Send',
    accept: 'image/png,image/jpeg',
    file: 'optional',
    fields: html`<label
      ><span>${reachText(row)} Language: ${languageName(row.language)}</span
      ><textarea name="answer" rows="6" required maxlength="${CASE_TEXT_MAX}">${chosen?.text ?? ''}</textarea>
    </label>`,
  })}`
}

/** Cases of members and guests; the personal desk's first. */
export const caseSection: OfficeSection = {
  path: '/cases',
  title: 'Customer service',
  group: 'Members',
  permission: 'cases.read',
  waiting: countOpenCases,
  waits: [waitReader(queue)],
  register(routes) {
    registerQueue(routes, queue, {
      title: 'Cases',
      tabs: [queue, { path: '/cases/templates', title: 'Answer templates' }],
    })
    registerTemplates(routes)
    registerCasePage(routes)
    registerCaseActs(routes)
  },
}

function registerCasePage({ page }: OfficeRoutes): void {
  page('/cases/:member/:id', 'cases.read', async (call) => {
    const { csrfToken, database, may, params } = call
    const found = await findOwned(findCase, database, params)
    if (!found) return undefined
    const { row, username } = found
    const path = getPath(row)
    return {
      title: `Case ${String(row.id)}: ${row.title}`,
      body: html`<div class="columns beside">
        <div>
          ${live(
            'case',
            html`${row.state === 'OPEN' && (await assignmentPanel(call, { path: '/cases', subject: getSubject(row), back: path }))}
            ${facts({
              From: username === null ? (row.contact ?? 'a guest') : memberLink(call, { id: row.memberId, username }),
              Kind: words(row.kind),
              Topic: row.topic,
              Language: languageName(row.language),
              Opened: momentText(row.openedAt),
              State: words(row.state),
              ...(row.state === 'OPEN' && {
                'Answer due': dueText(found),
                Waits: durationText(Date.now() - row.waitingSince.getTime()),
              }),
              ...(row.stars !== null && {
                Rating: `${starText(row.stars)}${row.ratingComment ? `: ${row.ratingComment}` : ''}`,
              }),
            })}
            ${await conversation(call, found)}`,
          )}
          ${
            may('cases.answer') &&
            html`<h2>Answer</h2>
              ${await answerForms(call, found)}`
          }
          ${actionForm(csrfToken, {
            action: `${path}/note`,
            button: 'Add note',
            second: true,
            fields: html`<label
              ><span>Note, which only operators read</span
              ><textarea name="note" rows="2" required maxlength="${CASE_TEXT_MAX}"></textarea>
            </label>`,
          })}
          ${row.state !== 'CLOSED' && actionForm(csrfToken, { action: `${path}/close`, button: 'Close the case', second: true })}
        </div>
        <div>${await context(call, found)}</div>
      </div>`,
    }
  })
}

/** Answers, notes and the end of a case. */
function registerCaseActs({ action, upload }: OfficeRoutes): void {
  const foundAt = async ({ database, params }: OfficeCall): Promise<Case> => {
    const found = await findOwned(findCase, database, params)
    if (!found) throw new OfficeError('There is no such case.', 404)
    return found.row
  }
  /** A change with its entry in the audit log. */
  const change = async (
    call: OfficeCall,
    { action: named, of }: { action: string; of: (tx: Transaction, row: Case) => Promise<object> },
  ): Promise<string> => {
    const row = await foundAt(call)
    await withTransaction(call.database, async (tx) => {
      const after = await of(tx, row)
      await recordAudit(tx, {
        actor: call.actor,
        action: named,
        subject: getSubject(row),
        old: { state: row.state },
        new: after,
      })
    })
    return getPath(row)
  }

  upload('/cases/:member/:id/answer', 'cases.answer', async (call, sent, file) => {
    const { answer } = readForm(answerInput, sent)
    const { memberId } = await foundAt(call)
    const picture = file.length === 0 ? undefined : await cleanPicture(file, 'MESSAGE')
    const to = await change(call, {
      action: 'case.answered',
      of: async (tx, { id }) => {
        const uploads = picture && [await addPicture(tx, { memberId, purpose: 'MESSAGE' }, picture)]
        const requested = { memberId, id, text: answer, operator: call.operator, ...(uploads && { uploads }) }
        await answerCase(tx, requested)
        await endAssignment(tx, getSubject({ memberId, id }))
        return { state: 'ANSWERED', answer, ...(uploads && { uploads }) }
      },
    })
    return { to, notice: 'answered' }
  })

  action('/cases/:member/:id/note', 'cases.answer', noteInput, async (call, { note }) => ({
    to: await change(call, {
      action: 'case.noted',
      of: async (tx, row) => {
        await noteInCase(tx, { ...row, text: note, operator: call.operator })
        return { state: row.state, note }
      },
    }),
    notice: 'done',
  }))

  action('/cases/:member/:id/close', 'cases.answer', nothing, async (call) => ({
    to: await change(call, {
      action: 'case.closed',
      of: async (tx, row) => {
        await closeCaseByOperator(tx, row)
        await endAssignment(tx, getSubject(row))
        return { state: 'CLOSED' }
      },
    }),
    notice: 'done',
  }))
}
