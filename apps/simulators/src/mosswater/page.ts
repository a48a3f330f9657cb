import type { Collection } from '@playhouse/vendor-api/payments/mosswater/contract.ts'
import { createHash } from 'node:crypto'
import { PAYER_CHOICES, type PayerChoice } from './orders.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; background: light-dark(#e9f0ea, #101a15); color: light-dark(#17291f, #e1ebe4) }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; display: grid; gap: .75rem }
h1 { font-size: 1.375rem; margin: 0 } p { margin: 0 }
.sum { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums }
form { display: grid; gap: .5rem }
button, a { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid currentColor; border-radius: 1.375rem; background: none; color: inherit; cursor: pointer }
a { text-align: center; text-decoration: none; line-height: 1.6 }
:focus-visible { outline: 3px solid; outline-offset: 2px }
`

export const MOSSWATER_STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** In English and Vietnamese at once: this provider asks no browser for its language. */
const CHOICES: Readonly<Record<PayerChoice, string>> = {
  FULL: 'Pay in full · Trả đủ',
  MORE: 'Pay one and a half times · Trả gấp rưỡi',
  TWICE: 'Pay twice · Trả hai lần',
  CONFIRM_FIRST: 'Pay, confirmed in ten seconds · Trả, xác nhận sau mười giây',
  DECLINE: 'Decline · Từ chối',
}

const STATES: Readonly<Record<string, string>> = {
  0: 'Waiting for your payment · Đang chờ bạn trả',
  1: 'Paid · Đã trả',
  2: 'Received, awaiting confirmation · Đã nhận, đang xác nhận',
  3: 'Declined · Đã từ chối',
  4: 'Expired · Đã hết hạn',
}

export function payPage(order: (Collection & { returnUrl: string }) | undefined): string {
  const body = order
    ? `<p>Play money: nothing here can be paid · Tiền ảo: không có gì ở đây phải trả thật</p>
<h1>Mosswater</h1><p class="sum">${order.amount.replaceAll(/\B(?=(\d{3})+$)/g, ',')} ${order.currency}</p>
<p>${STATES[order.status] ?? order.status}</p><p>${order.order_no}</p>
<form method="post">${PAYER_CHOICES.map((choice) => `<button name="choice" value="${choice}">${CHOICES[choice]}</button>`).join('')}</form>
<a href="${order.returnUrl.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)}">Back to the site · Về trang</a>`
    : '<h1>No such order · Không có đơn này</h1>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mosswater (play money)</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}
