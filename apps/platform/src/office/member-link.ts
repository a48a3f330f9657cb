import { html, type Html } from './html.ts'
import type { OfficeCall } from './section.ts'

/** The member's name, which leads to the member's card for operators who may read it. */
export const memberLink = (
  { may }: Pick<OfficeCall, 'may'>,
  { id, username }: { id: number; username: string },
): Html => (may('members.read') ? html`<a href="/members/${id}">${username}</a>` : html`${username}`)
