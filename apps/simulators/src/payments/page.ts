import { formatAmount } from '@playhouse/shared/money.ts'
import { createHash } from 'node:crypto'
import { PAYER_CHOICES } from './provider.ts'
import type { payInTable, paymentTable, payoutTable } from './tables.ts'
import { PAGE_LANGUAGES, type PageLanguage, PAYMENT_TEXTS } from './texts.ts'

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
nav { display: flex; gap: 1rem; justify-content: flex-end; margin-bottom: .5rem; font-size: .875rem } nav [aria-current] { font-weight: 600 }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px }
`

export const PAYMENTS_STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export function payPage(language: PageLanguage, payIn: PayIn, payments: readonly Payment[]): string {
  const t = PAYMENT_TEXTS[language]
  const { id, amount, fee, currency, transferText, expiresAt, method, returnUrl, payAt } = payIn
  const state = payIn.state === 'WAITING' && expiresAt <= new Date() ? 'EXPIRED' : payIn.state
  const planned = payAt ? `<p>${t.paidAt} ${findTime(payAt)}.</p>` : ''
  const paid = payments.map(
    (row) =>
      `<li><span>${getSum(row)}</span><span class="soft">“${escapeHtml(row.text)}” ${findTime(row.receivedAt)}</span></li>`,
  )
  const choices = PAYER_CHOICES.map((choice, index) => {
    const [label, hint] = t.choices[choice]
    return `<button name="choice" value="${choice}"${index === 0 ? ' class="main"' : ''}>${label}<small>${hint}</small></button>`
  })
  return page(
    language,
    `${t.pay} ${getSum(payIn)}`,
    `<p class="play">${t.nothingToPay}</p>
<h1>${t.counter}</h1>
<p class="soft">${t.about}</p>
<div class="card"><p class="sum">${getSum({ amount: amount + fee, currency })}</p>
<dl><dt>${t.state}</dt><dd>${t.states[state]}</dd><dt>${t.amount}</dt><dd>${getSum(payIn)}</dd>${fee > 0n ? `<dt>${t.fee}</dt><dd>${getSum({ amount: fee, currency })}</dd>` : ''}<dt>${t.text}</dt><dd>${escapeHtml(transferText)}</dd><dt>${t.way}</dt><dd>${t.methods[method]}</dd><dt>${t.payUntil}</dt><dd>${findTime(expiresAt)}</dd></dl>${planned}</div>
<form method="post" action="/pay/${id}?lang=${language}">${choices.join('')}</form>
${paid.length > 0 ? `<h2>${t.transfers}</h2><ul>${paid.join('')}</ul>` : ''}
<p><a class="back" href="${escapeHtml(returnUrl)}">${t.back}</a></p>`,
  )
}

/** Overview of current payments with controls for testers. */
export function counterPage(language: PageLanguage, payIns: readonly PayIn[], payouts: readonly Payout[]): string {
  const t = PAYMENT_TEXTS[language]
  const ins = payIns.map(
    (row) =>
      `<li><a href="/pay/${row.id}?lang=${language}">${getSum(row)} · ${t.methods[row.method]}</a><span class="soft">${t.states[row.state]} · ${findTime(row.createdAt)}</span></li>`,
  )
  const outs = payouts.map((row) => {
    const { destination } = row
    const receiver =
      destination.kind === 'BANK'
        ? `${destination.accountName} ${destination.accountNumber}`
        : destination.kind === 'SOURCE'
          ? destination.paymentId
          : destination.address
    const form =
      row.state === 'ACCEPTED'
        ? `<form method="post" action="/payouts/${row.id}?lang=${language}"><button name="outcome" value="PAID">${t.payOut}</button><button name="outcome" value="FAILED">${t.fail}</button></form>`
        : ''
    return `<li><span>${getSum(row)} ${t.to} ${escapeHtml(receiver)}</span><span class="soft">${t.payoutStates[row.state]}${row.reason ? ` (${escapeHtml(row.reason)})` : ''} · ${findTime(row.createdAt)}</span>${form}</li>`
  })
  return page(
    language,
    t.overviewTitle,
    `<p class="play">${t.play}</p><h1>${t.overview}</h1>
<p class="soft">${t.overviewAbout}</p>
<h2>${t.paidIn}</h2>${ins.length > 0 ? `<ul>${ins.join('')}</ul>` : `<p class="soft">${t.noneIn}</p>`}
<h2>${t.paidOut}</h2>${outs.length > 0 ? `<ul>${outs.join('')}</ul>` : `<p class="soft">${t.noneOut}</p>`}`,
  )
}

export function missingPage(language: PageLanguage): string {
  const { missingTitle, missing } = PAYMENT_TEXTS[language]
  return page(language, missingTitle, `<h1>${missingTitle}</h1><p>${missing}</p>`)
}

function page(language: PageLanguage, title: string, body: string): string {
  const links = Object.entries(PAGE_LANGUAGES).map(([code, name]) =>
    code === language
      ? `<span lang="${code}" aria-current="true">${name}</span>`
      : `<a href="?lang=${code}" lang="${code}" hreflang="${code}">${name}</a>`,
  )
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} (${PAYMENT_TEXTS[language].playTitle})</title><style>${STYLE}</style></head>
<body><main><nav>${links.join('')}</nav>${body}</main></body>
</html>
`
}

const getSum = ({ amount, currency }: { amount: bigint; currency: string }): string => {
  const [whole = '', fraction = ''] = formatAmount(amount).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${/[1-9]/.test(fraction) ? `.${fraction}` : ''} ${currency}`
}

const findTime = (moment: Date): string =>
  `<time datetime="${moment.toISOString()}">${moment.toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })}</time>`

const escapeHtml = (raw: string): string => raw.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
