import { parseAmount } from '@playhouse/shared/money.ts'
import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import { FIRST_PROVIDER } from '@playhouse/vendor-api/payments/provider.ts'
import * as z from 'zod'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { type AuditEntry, lastAudit } from '../../../audit/read-audit.ts'
import { askProviders, type ProviderServices } from '../../../domains/money/cashier/deposits/ask-provider.ts'
import { findDeposit, findPaymentIds, listRequested } from '../../../domains/money/cashier/deposits/operator.ts'
import { paymentsLike, readDeposit } from '../../../domains/money/cashier/deposits/operator-deposit.ts'
import { depositLink, depositOfPayment, depositPath, paymentLink, SEARCHES } from './parts/deposit-links.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { HELD_REASONS } from './held-pages.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { transactionLink } from '../records/parts/ledger-links.ts'
import { memberLink } from '../../kit/member-link.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, table } from '../../kit/page.ts'
import { METHODS } from './parts/payment-methods.ts'
import type { Queue } from '../../kit/queue.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

type Requested = Awaited<ReturnType<typeof listRequested>>[number]
type Found = NonNullable<Awaited<ReturnType<typeof findDeposit>>>
type History = Awaited<ReturnType<typeof readDeposit>>

const ASKED = 'deposit.asked'
const getSubject = ({ memberId, id }: Found['row']) => `deposit:${memberId}:${id}`
const methodText = (channel: string) => ({ ...METHODS } as Readonly<Record<string, string>>)[channel] ?? words(channel)

export const requestQueue: Omit<Queue<Requested>, 'read'> = {
  path: '/deposits/requests',
  title: 'Deposits',
  views: { waiting: 'not taken by the provider, of the last day', open: 'open', credited: 'credited', all: 'all' },
  searches: SEARCHES,
  filters: { method: { label: 'Method', options: METHODS } },
  link: ({ row }) => ({ href: depositPath(row), text: `${row.memberId}/${row.id}` }),
  at: ({ row }) => row.createdAt,
  member: ({ row, username }) => ({ id: row.memberId, username }),
  clock: ({ row }) => ({ since: row.createdAt, due: null }),
  columns: [
    { label: 'Transfer text', text: ({ row }) => row.reference },
    { label: 'Method', text: ({ row }) => words(row.channel) },
    { label: 'Provider', text: ({ row }) => providerName(row.provider) },
    { label: 'Amount>', text: ({ row }) => row.amount },
    { label: 'State', text: ({ row }) => words(row.state) },
    { label: 'Reason', text: ({ row }) => words(row.reason) },
    { label: 'Error', text: ({ row }) => row.failure },
  ],
  list: listRequested,
  empty: 'No deposits.',
}

/** The page of a deposit, which answers where its money is. */
export function registerDeposits({ page, action }: OfficeRoutes, provider: ProviderServices): void {
  page('/deposits/requests/:memberId/:id', 'deposits.read', async (call) => {
    const { database } = call
    const found = await findByPath(call)
    if (!found) return undefined
    const { row } = found
    const [history, possible, requested] = await Promise.all([
      readDeposit(database, row),
      paymentsLike(database, row, found),
      lastAudit(database, { subject: getSubject(row), action: ASKED }),
    ])
    return {
      title: `Deposit ${row.memberId}/${row.id}`,
      body: html`${depositFacts(call, found)}
        <h2>Steps</h2>
        ${table(
          ['Time', 'State', 'Reason'],
          history.steps.map((step) => [momentText(step.at), words(step.state), words(step.reason)]),
          'Its steps were not recorded.',
        )}
        <h2>What the payer was shown</h2>
        ${shownToPayer(row)}
        <h2>What the provider says</h2>
        ${await providerPart(call, found, history, requested)}
        <h2>Payments</h2>
        ${paymentTable(history)}
        <h2>Payments that may belong to it</h2>
        ${table(
          [...PAYMENT_COLUMNS, 'Agrees'],
          possible.map(({ payment, sameText, sameAmount, samePayer }) => [
            ...paymentCells(payment),
            [sameText && 'transfer text', sameAmount && 'amount', samePayer && 'payer'].filter(Boolean).join(', '),
          ]),
          'No payment of these days has its transfer text, amount or payer.',
        )}
        <h2>Ledger</h2>
        ${ledgerTable(row, history)}
        <h2>Pictures of the payment</h2>
        ${row.proof.length === 0 ? html`<p class="muted">The member sent none.</p>` : pictures(row.memberId, row.proof)}`,
    }
  })

  action('/deposits/requests/:memberId/:id/ask', 'deposits.ask', z.object({}), async (call) => {
    const { actor, database } = call
    const found = await findByPath(call)
    if (!found) throw new OfficeError('There is no such deposit.', 404)
    const { row } = found
    const { reference } = row
    if (reference === null)
      throw new OfficeError('The provider does not have this deposit by a number, so it cannot be asked.')
    const applies = call.may('deposits.decide')
    const [own, ...others] = await askProviders({ ...provider, database }, { ...row, reference }, { applies })
    await withTransaction(database, (tx) =>
      recordAudit(tx, { actor, action: ASKED, subject: getSubject(row), new: { ...own, others, applied: applies } }),
    )
    return { to: depositPath(row), notice: 'provider' }
  })
}

async function findByPath({ database, params }: OfficeCall): Promise<Found | undefined> {
  const [memberId, id] = [parseNumber(params.memberId), parseNumber(params.id)]
  return memberId === undefined || id === undefined ? undefined : findDeposit(database, { memberId, id })
}

const depositFacts = (call: OfficeCall, { row, username, payeeName }: Found): Html =>
  facts({
    State: `${words(row.state)}${row.reason === null ? '' : `: ${words(row.reason)}`}`,
    'Transfer text, the number for enquiries': row.reference,
    Member: memberLink(call, { id: row.memberId, username }),
    'Real name': payeeName,
    Requested: moneyText(row.requestedAmount ?? row.amount),
    Credited: row.transactionId === null ? null : `${moneyText(row.amount)}, ${momentText(row.confirmedAt)}`,
    Fee: row.fee === 0n ? null : moneyText(row.fee),
    Method: methodText(row.channel),
    Provider: providerName(row.provider),
    'Asked before': row.triedProviders.length === 0 ? null : row.triedProviders.map(providerName).join(', '),
    'Requested at': momentText(row.createdAt),
    'To be paid until': momentText(row.expiresAt),
    'Bank that the member named': row.details?.payerBank,
    'Payer that the member named': row.details?.payerName,
    Error: row.failure,
    'Another payment of': row.parentId === null ? null : depositLink({ memberId: row.memberId, id: row.parentId }),
  })

/** Names of the instructions' fields; QR codes and addresses of pages say nothing to a reader. */
const SHOWN: Readonly<Record<string, string>> = {
  bankName: 'Bank',
  walletName: 'E-wallet',
  account: 'Account',
  accountNumber: 'Account number',
  accountName: 'Account name',
  network: 'Network',
  address: 'Address',
  tokenAmount: 'USDT to send',
  rate: 'Rate',
}

function shownToPayer({ channel, instructions, pageUrl }: Found['row']): Html {
  const given = Object.entries((instructions ?? {}) as Readonly<Record<string, unknown>>)
  if (given.length === 0) return html`<p class="muted">Nothing: the provider gave no account to pay to.</p>`
  return facts({
    Method: methodText(channel),
    ...Object.fromEntries(
      given.flatMap(([name, value]) => (SHOWN[name] === undefined ? [] : [[SHOWN[name], String(value)]])),
    ),
    'Page of the provider': pageUrl,
  })
}

const answerInput = z.object({
  provider: z.string().default(FIRST_PROVIDER),
  answer: z.string(),
  payments: z.array(z.object({ id: z.string(), amount: z.string(), currency: z.string(), receivedAt: z.string() })),
})

/** The provider's answer, and those of providers that may have it, too. */
const askedInput = answerInput
  .extend({ others: z.array(answerInput).default([]) })
  .transform(({ others, ...own }) => [own, ...others])

const ANSWERS: Readonly<Record<string, string>> = {
  NO_ANSWER: 'The provider did not answer. Ask again in a moment.',
  unknown_reference: 'The provider does not know this deposit: it has not taken the request.',
  WAITING: 'waiting for the payment',
  CONFIRMING: 'a payment was seen and is not final yet',
  PAID: 'a payment has arrived',
  DECLINED: 'declined',
  EXPIRED: 'expired without a payment',
}

/** The provider's webhooks about the deposit, and its last answer. */
async function providerPart(
  { database, csrfToken, may }: OfficeCall,
  { row }: Found,
  { events }: History,
  requested: AuditEntry | undefined,
): Promise<Html> {
  const read = askedInput.safeParse(requested?.newValue).data
  const named = read?.flatMap(({ payments }) => payments) ?? []
  const known = await findPaymentIds(
    database,
    named.map(({ id }) => id),
  )
  return html`${
    requested &&
    read &&
    html`<section class="panel">
      <p class="muted">Asked ${momentText(requested.at)} by ${requested.actor}</p>
      ${facts(
        Object.fromEntries(
          read.map(({ provider, answer }) => [
            providerName(provider),
            ANSWERS[answer] ?? `The provider refused to answer: ${words(answer)}.`,
          ]),
        ),
      )}
      ${
        named.length > 0 &&
        table(
          ['Payment', 'Received', 'Amount>', 'Here'],
          named.map((payment) => [
            payment.id,
            momentText(new Date(payment.receivedAt)),
            `${moneyText(parseAmount(payment.amount))} ${payment.currency}`,
            known.has(payment.id) ? paymentLink(payment) : 'not on the platform yet',
          ]),
          '',
        )
      }
    </section>`
  }
  ${table(
    ['Received', 'Webhook', 'Type', 'State', 'Error'],
    events.map((event) => [
      momentText(event.receivedAt),
      html`<a href="/deposits/webhooks/${encodeURIComponent(event.id)}">${event.id}</a>`,
      getType(event.body),
      words(event.state),
      event.error,
    ]),
    'No webhook of the provider names this deposit.',
  )}
  ${
    row.reference !== null &&
    may('deposits.ask') &&
    html`<p class="muted">
        ${may('deposits.decide') ? 'A payment that the provider names is credited at once, as its webhook would be.' : 'Asking changes nothing. If the provider names a payment that is not on the platform yet, tell an operator for payments.'}
      </p>
      ${actionForm(csrfToken, { action: `${depositPath(row)}/ask`, button: 'Ask the provider again', second: true })}`
  }`
}

function getType(body: string): string {
  try {
    return z.object({ type: z.string() }).parse(JSON.parse(body)).type
  } catch {
    return ''
  }
}

const PAYMENT_COLUMNS = ['Payment', 'Received', 'Amount>', 'Text', 'Payer', 'State', 'For']

const paymentCells = (payment: History['payments'][number]) => [
  paymentLink(payment),
  momentText(payment.receivedAt),
  `${moneyText(payment.amount)} ${payment.currency}`,
  payment.text,
  payment.payerName,
  words(payment.state),
  depositOfPayment(payment),
]

function paymentTable({ payments, held }: History): Html {
  return html`${table(PAYMENT_COLUMNS, payments.map(paymentCells), 'No payment has arrived for it.')}
  ${
    held.length > 0 &&
    table(
      ['Held', 'Since', 'Amount>', 'Because of', 'State', 'Note'],
      held.map((it) => [
        html`<a href="/deposits/held/${it.memberId}/${it.id}">${it.memberId}/${it.id}</a>`,
        momentText(it.heldAt),
        moneyText(it.amount),
        HELD_REASONS[it.reason],
        words(it.state),
        it.note,
      ]),
      '',
    )
  }`
}

function ledgerTable({ memberId }: Found['row'], { booked }: History): Html {
  return table(
    ['Transaction', 'Time', 'Type', 'Amount>'],
    booked.map(({ id, type, occurredAt, amount }) => [
      transactionLink(memberId, { id, at: occurredAt, wallet: type === 'DEPOSIT' ? 'main' : 'held', kind: 'payments' }),
      momentText(occurredAt),
      words(type),
      moneyText(amount),
    ]),
    'Nothing was booked.',
  )
}
