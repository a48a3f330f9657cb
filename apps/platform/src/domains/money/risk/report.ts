import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { screenerName } from '@playhouse/vendor-api/screening/all.ts'
import type { RiskEvidence } from '../../../db/tables/risk.ts'
import { type ReportContent, riskCaseEvent, riskReport } from '../../../db/tables/risk-cases.ts'
import { listCaseEvents } from './case-queries.ts'
import { isInForce, listHits } from './screening/decide-hit.ts'
import { getFound } from './signal.ts'
import { findSignal } from './signals.ts'

/** Payments in a report: the latest of a year. */
const PAYMENTS_MAX = 500

type Subject = ReportContent['subject']
type Entry = NonNullable<ReportContent['entries']>[number]
type Payment = ReportContent['payments'][number]

interface ReportRequest {
  memberId: number
  caseId: number
  by: string
  reason: string
  /** Name of the brand. */
  entity: string
  currency: string
}

/**
 * Makes the report of a case from its signs, the member's payments and person, and entries of lists that nobody has said to be somebody else, and keeps it. Nothing sends it.
 * @returns its number; undefined if there is no such member
 */
export async function makeReport(
  tx: Transaction,
  { memberId, caseId, by, ...request }: ReportRequest,
): Promise<number | undefined> {
  const subject = await readSubject(tx, memberId)
  if (!subject) return undefined
  const events = await listCaseEvents(tx, { memberId, id: caseId })
  const signs = events.flatMap(({ kind, data }) =>
    kind === 'SIGN' ? [[String(data.signal), { code: String(data.signal), text: getReason(data) }] as const] : [],
  )
  const content: ReportContent = {
    ...request,
    reference: `${memberId}/${caseId}`,
    madeAt: new Date().toISOString(),
    madeBy: by,
    subject,
    indicators: [...new Map(signs).values()],
    entries: await listEntries(tx, memberId),
    payments: await listPayments(tx, memberId),
  }
  const [made] = await tx
    .insert(riskReport)
    .values({ memberId, caseId, madeBy: by, content, xml: writeReport(content) })
    .returning({ id: riskReport.id })
  if (!made) throw new Error('The report was not stored.')
  await tx
    .insert(riskCaseEvent)
    .values({ memberId, caseId, kind: 'REPORT', by, text: request.reason, data: { report: made.id } })
  return made.id
}

/** Why a pinned sign was in force, with its values of that moment. */
export const getReason = ({ signal, evidence }: Readonly<Record<string, unknown>>): string =>
  findSignal(String(signal))?.reason(getFound((evidence ?? {}) as RiskEvidence)) ?? String(signal)

async function readSubject(on: Database | Transaction, memberId: number): Promise<Subject | undefined> {
  const { rows } = await on.execute<Subject & Record<string, unknown>>(sql`
    select member.id as "memberId", username, payee_name as name, birthday::text, nationality, address, mobile as phone, email,
      registered_at as "registeredAt"
    from member left join member_profile on member_profile.member_id = member.id where member.id = ${memberId}`)
  const [found] = rows
  return found && { ...found, registeredAt: new Date(found.registeredAt).toISOString() }
}

/** Without false friends: an authority would be told of somebody whom operators know not to be the member. */
async function listEntries(on: Database | Transaction, memberId: number): Promise<Entry[]> {
  const hits = await listHits(on, memberId)
  return hits
    .filter((hit) => isInForce(hit) && hit.state !== 'FALSE_FRIEND')
    .map(({ kind, provider, list, entry, name, birthday, country, score, state }) => ({
      kind,
      provider: screenerName(provider),
      list,
      entry,
      name,
      birthday,
      country,
      score,
      isConfirmed: state === 'CONFIRMED',
    }))
}

async function listPayments(on: Database | Transaction, memberId: number): Promise<Payment[]> {
  const { rows } = await on.execute<Omit<Payment, 'amount'> & { amount: bigint }>(sql`
    select * from (
      select 'DEPOSIT' as kind, id, confirmed_at as at, amount, channel, details ->> 'payerName' as account
      from deposit where member_id = ${memberId} and state = 'CONFIRMED' and confirmed_at > now() - interval '1 year'
      union all
      select 'WITHDRAWAL', id, disbursed_at, amount, destination ->> 'bankName', destination ->> 'accountNumber'
      from withdrawal where member_id = ${memberId} and disbursed_at > now() - interval '1 year'
    ) as paid order by at desc limit ${PAYMENTS_MAX}`)
  return rows
    .toReversed()
    .map(({ at, amount, ...payment }) => ({ ...payment, at: new Date(at).toISOString(), amount: formatAmount(amount) }))
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)

/** An element with a text or with others; nothing without content. */
function element(name: string, content: string | null | readonly string[]): string {
  if (content === null) return ''
  const inside = typeof content === 'string' ? escape(content) : content.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}
/** In UTC, to the second. */
const moment = (at: string) => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z')

/** With the names and in the order of goAML's schema where it has what is meant; a person's name is one text here. */
const writeReport = ({ subject, payments, indicators, entries = [], ...report }: ReportContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('report', [
    element('rentity_branch', report.entity),
    element('submission_code', 'E'),
    element('report_code', 'SAR'),
    element('entity_reference', report.reference),
    element('submission_date', moment(report.madeAt)),
    element('currency_code_local', report.currency),
    element('reporting_person', [element('full_name', report.madeBy)]),
    element('reason', report.reason),
    element('activity', [element('report_parties', [element('report_party', writeParty(subject, entries))])]),
    element(
      'report_indicators',
      indicators.map(({ code, text }) => element('indicator', `${code}: ${text}`)),
    ),
    element(
      'payments',
      payments.map((payment) => writePayment(payment, report.currency)),
    ),
  ])}\n`

const writeParty = ({ memberId, username, registeredAt, ...person }: Subject, entries: readonly Entry[]) => [
  element('person', [
    element('full_name', person.name),
    element('birthdate', person.birthday),
    element('nationality1', person.nationality),
    element('phone', person.phone),
    element('address', person.address),
    element('email', person.email),
    element('peps', entries.filter(({ kind }) => kind === 'PEP').map(writePep)),
    element('sanctions', entries.filter(({ kind }) => kind === 'SANCTION').map(writeSanction)),
  ]),
  element('account', [
    element('account', String(memberId)),
    element('account_name', username),
    element('opened', moment(registeredAt)),
  ]),
]

const writePep = (entry: Entry) =>
  element('pep', [
    element('pep_country', entry.country),
    element('comments', `${entry.provider}, ${entry.list}: ${listedText(entry)}`),
  ])

const writeSanction = (entry: Entry) =>
  element('sanction_list', [
    element('provider', entry.provider),
    element('sanction_list_name', entry.list),
    element('match_criteria', `likeness ${entry.score} of 100`),
    element('comments', listedText(entry)),
  ])

const listedText = ({ entry, name, birthday, country, isConfirmed }: Entry) =>
  `${[entry, name, birthday && `born ${birthday}`, country].filter(Boolean).join(', ')}; ${isConfirmed ? 'is the person' : 'may be the person'}`

const writePayment = ({ kind, id, at, amount, channel, account }: Payment, currency: string) =>
  element('payment', [
    element('transactionnumber', `${kind === 'DEPOSIT' ? 'D' : 'W'}${id}`),
    element('direction', kind === 'DEPOSIT' ? 'in' : 'out'),
    element('date_transaction', moment(at)),
    element('amount_local', amount),
    element('currency_code', currency),
    element('transmode_comment', channel),
    element('counterparty', account),
  ])
