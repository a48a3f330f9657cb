import { html, type Html } from '../../../kit/html.ts'

/** Terms by which deposits and payments are searched. */
export const SEARCHES = { number: 'Number or transfer text', amount: 'Amount', payer: 'Payer' }

interface Numbered {
  memberId: number
  id: number
}

export const depositPath = ({ memberId, id }: Numbered): string => `/deposits/requests/${memberId}/${id}`
export const depositLink = (key: Numbered): Html => html`<a href="${depositPath(key)}">${key.memberId}/${key.id}</a>`
const paymentPath = (id: string): string => `/deposits/payments/${encodeURIComponent(id)}`
export const paymentLink = ({ id }: { id: string }): Html => html`<a href="${paymentPath(id)}">${id}</a>`

export const depositOfPayment = (key: { memberId: number | null; depositId: number | null }): Html | null =>
  key.memberId === null || key.depositId === null ? null : depositLink({ memberId: key.memberId, id: key.depositId })
