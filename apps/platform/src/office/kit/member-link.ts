import { html, type Html } from './html.ts'
import type { OfficeCall } from './section.ts'

/** The member's name, which leads to the member's card for operators who may read it. */
export const memberLink = (
  { may }: Pick<OfficeCall, 'may'>,
  { id, username }: { id: number; username: string },
): Html => (may('members.read') ? html`<a href="/members/${id}">${username}</a>` : html`${username}`)

/** The accounts above a member, from the top. */
export const uplinePath = (
  call: Pick<OfficeCall, 'may'>,
  uplines: readonly { id: number; username: string }[],
): Html | string =>
  uplines.length === 0
    ? 'none'
    : html`${uplines.map((upline, index) => html`${index > 0 && ' › '}${memberLink(call, upline)}`)}`
