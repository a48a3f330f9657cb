import { formatAmount } from '@playhouse/shared/money.ts'
import { createHash } from 'node:crypto'
import type { PayerChoice } from './provider.ts'
import type { payInTable, paymentTable, payoutTable } from './tables.ts'

type PayIn = typeof payInTable.$inferSelect
type Payment = typeof paymentTable.$inferSelect
type Payout = typeof payoutTable.$inferSelect

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d9d4c8, #34404c); --soft: light-dark(#5d6269, #9aa7b4); --card: light-dark(#fff, #18212b); --main: light-dark(#0b6b5d, #4fd1b5); --on: light-dark(#fff, #0c1518) }
body { margin: 0; background: light-dark(#f4efe4, #10171e); color: light-dark(#1d2b3a, #eae6dc) }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0 .25rem }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0 }
.play { display: inline-block; padding: .125rem .625rem; border: 1px dashed currentColor; border-radius: 1rem; font-size: .875rem; font-weight: 600 }
.soft { color: var(--soft); font-size: .875rem }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; overflow-wrap: anywhere }
.sum { font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: .75rem 0 0 }
dt { color: var(--soft) } dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
form { display: grid; gap: .5rem; margin: 0 }
button, .back { font: inherit; font-weight: 600; text-align: start; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; min-height: 2.75rem; cursor: pointer; text-decoration: none; display: block }
button.main { background: var(--main); border-color: var(--main); color: var(--on) }
button small { display: block; font-weight: 400; color: var(--soft) } button.main small { color: inherit }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem }
li { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--line); padding: .5rem 0 }
li form { display: flex }
li button { padding: .25rem .625rem }
a { color: inherit }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px }
`

/** For the pages' Content-Security-Policy. */
export const PAYMENTS_STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const CHOICES: readonly (readonly [PayerChoice, string, string])[] = [
  ['FULL', 'Pay in full', 'The whole amount, with the right text'],
  ['SHORT', 'Pay half', 'Less than was asked for'],
  ['MORE', 'Pay half as much again', 'More than was asked for'],
  ['TWICE', 'Pay twice', 'Two transfers, both with the right text'],
  ['WRONG_TEXT', 'Pay with another text', 'The transfer says “thank you”: nobody knows whose it is'],
  ['CONFIRM_FIRST', 'Pay, confirmed in ten seconds', 'The site sees it before it is final'],
  ['LATE', 'Pay when the time is over', 'Five seconds after it has expired'],
  ['DECLINE', 'Decline', 'The payer says no'],
  ['NO_FUNDS', 'Decline for lack of money', 'The payer’s bank says no'],
]

const STATES: Readonly<Record<PayIn['state'], string>> = {
  WAITING: 'Waiting for your payment',
  CONFIRMING: 'Seen, and not final yet',
  PAID: 'Paid',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
}

/** The page of one pay-in: what it asks for, and what its payer may do. */
export function payPage(payIn: PayIn, payments: readonly Payment[]): string {
  const { id, amount, fee, currency, transferText, expiresAt, method, returnUrl, payAt } = payIn
  const state = payIn.state === 'WAITING' && expiresAt <= new Date() ? 'EXPIRED' : payIn.state
  const planned = payAt ? `<p>It is paid by itself at ${timeOf(payAt)}.</p>` : ''
  const paid = payments.map(
    (row) =>
      `<li><span>${sumOf(row)}</span><span class="soft">“${escaped(row.text)}” ${timeOf(row.receivedAt)}</span></li>`,
  )
  return page(
    `Pay ${sumOf(payIn)}`,
    `<p class="play">Play money: nothing here can be paid</p>
<h1>Lantern Bank, payment counter</h1>
<p class="soft">A simulated payment provider. Nothing is paid by itself while this page is open: you choose what the payer does.</p>
<div class="card"><p class="sum">${sumOf({ amount: amount + fee, currency })}</p>
<dl><dt>State</dt><dd>${STATES[state]}</dd><dt>Amount</dt><dd>${sumOf(payIn)}</dd>${fee > 0n ? `<dt>Fee</dt><dd>${sumOf({ amount: fee, currency })}</dd>` : ''}<dt>Text</dt><dd>${escaped(transferText)}</dd><dt>Way</dt><dd>${method}</dd><dt>Pay until</dt><dd>${timeOf(expiresAt)}</dd></dl>${planned}</div>
<form method="post" action="/pay/${id}">${CHOICES.map(([choice, label, hint], index) => `<button name="choice" value="${choice}"${index === 0 ? ' class="main"' : ''}>${label}<small>${hint}</small></button>`).join('')}</form>
${paid.length > 0 ? `<h2>Transfers</h2><ul>${paid.join('')}</ul>` : ''}
<p><a class="back" href="${escaped(returnUrl)}">Back to the site</a></p>`,
  )
}

/** What goes through the provider now, with what a tester may decide. */
export function counterPage(payIns: readonly PayIn[], payouts: readonly Payout[]): string {
  const ins = payIns.map(
    (row) =>
      `<li><a href="/pay/${row.id}">${sumOf(row)} · ${row.method}</a><span class="soft">${row.state} · ${timeOf(row.createdAt)}</span></li>`,
  )
  const outs = payouts.map((row) => {
    const decide = ['PAID', 'FAILED'].map(
      (outcome) => `<button name="outcome" value="${outcome}">${outcome === 'PAID' ? 'Pay' : 'Fail'}</button>`,
    )
    const form =
      row.state === 'ACCEPTED' ? `<form method="post" action="/payouts/${row.id}">${decide.join('')}</form>` : ''
    return `<li><span>${sumOf(row)} to ${escaped(row.destination.kind === 'BANK' ? `${row.destination.accountName} ${row.destination.accountNumber}` : row.destination.address)}</span><span class="soft">${row.state}${row.reason ? ` (${escaped(row.reason)})` : ''} · ${timeOf(row.createdAt)}</span>${form}</li>`
  })
  return page(
    'Payment provider',
    `<p class="play">Play money</p><h1>Payment provider and its bank</h1>
<p class="soft">Simulated. Everybody who reaches this page sees what goes through it.</p>
<h2>Paid in</h2>${ins.length > 0 ? `<ul>${ins.join('')}</ul>` : '<p class="soft">Nothing yet. Start a deposit on the site.</p>'}
<h2>Paid out</h2>${outs.length > 0 ? `<ul>${outs.join('')}</ul>` : '<p class="soft">Nothing yet.</p>'}`,
  )
}

export const missingPage = (): string =>
  page('No such payment', '<h1>No such payment</h1><p>Open it again from the site.</p>')

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} (play money)</title><style>${STYLE}</style></head>
<body><main>${body}</main></body>
</html>
`

const sumOf = ({ amount, currency }: { amount: bigint; currency: string }): string => {
  const [whole = '', fraction = ''] = formatAmount(amount).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${/[1-9]/.test(fraction) ? `.${fraction}` : ''} ${currency}`
}

const timeOf = (moment: Date): string =>
  `<time datetime="${moment.toISOString()}">${moment.toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })}</time>`

const escaped = (raw: string): string => raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
