import { html, type Html } from '../../../kit/html.ts'

/** Terms by which deposits and payments are searched. */
export const SEARCHES = { number: 'Number or transfer text', amount: 'Amount', payer: 'Payer' }

interface Numbered {
  memberId: number
  id: number
}

export const depositPath = ({ memberId, id }: Numbered): string => `/deposits/requests/${memberId}/${id}`
export const depositLink = (its: Numbered): Html => html`<a href="${depositPath(its)}">${its.memberId}/${its.id}</a>`
const paymentPath = (id: string): string => `/deposits/payments/${encodeURIComponent(id)}`
export const paymentLink = ({ id }: { id: string }): Html => html`<a href="${paymentPath(id)}">${id}</a>`

/** The deposit that a payment was taken for. */
export const depositOfPayment = (its: { memberId: number | null; depositId: number | null }): Html | null =>
  its.memberId === null || its.depositId === null ? null : depositLink({ memberId: its.memberId, id: its.depositId })
