import type { Database } from '@playhouse/postgres/database.ts'
import { findMemberByUsername } from '../../../../domains/people/member/operator.ts'
import { html, type Html } from '../../../kit/html.ts'

/** A form that finds the page of a member below `path`. */
export async function memberSearch(database: Database, path: string, username: string): Promise<Html> {
  const found = username === '' ? undefined : await findMemberByUsername(database, username.trim())
  return html`<form method="get" action="${path}">
      <label><span>Username</span><input name="username" value="${username}" required /></label><button>Find</button>
    </form>
    ${
      found
        ? html`<p><a href="${path}/${found.id}">${found.username} (${found.id})</a></p>`
        : username !== '' && html`<p class="muted">There is no such member.</p>`
    }`
}
