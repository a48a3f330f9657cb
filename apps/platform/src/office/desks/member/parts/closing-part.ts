import { momentText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'

/** Says that an account is closed, or on the way there; its withdrawals say it too. */
export function closingPart({ closingAt, closedAt }: { closingAt: Date | null; closedAt: Date | null }): Html | null {
  if (closedAt) return html`<p class="panel problem">The account was closed on ${momentText(closedAt)}.</p>`
  if (!closingAt) return null
  return html`<p class="panel problem">
    The account is being closed since ${momentText(closingAt)}. It is closed once its money has left. Until then its
    owner can log in to follow the payout and to answer questions, and do nothing else.
  </p>`
}
