import * as z from 'zod'
import { formatAmount } from '@playhouse/shared/money.ts'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../../audit/audit-log.ts'
import { listAtVendors } from '../../../../domains/money/wallet/operator.ts'
import { bringFundsBack, type Funds } from '../../../../domains/money/wallet/transfer/move-funds.ts'
import { moneyText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, hidden, table } from '../../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../../kit/section.ts'
import { requireCard } from '../../member/parts/member-card.ts'

/** Pages that show the button. */
const back = z.string().regex(/^\/(?:members\/\d{1,9}\/closing|risk-cases\/\d{1,9}\/\d{1,9})$/)

export function vendorMoneyRoutes({ action }: OfficeRoutes, transfers: Funds['transfers']): void {
  action('/members/:memberId/bring-back', 'bets.ask', z.object({ back }), async (call, { back: to }) => {
    const { actor, database } = call
    const { member } = await requireCard(call)
    const before = await listAtVendors(database, member.id)
    await bringFundsBack(database, transfers, member.id)
    const after = await listAtVendors(database, member.id)
    await withTransaction(database, (tx) =>
      recordAudit(tx, {
        actor,
        action: 'member.money-brought-back',
        subject: `member:${member.id}`,
        old: toValues(before),
        new: toValues(after),
      }),
    )
    if (after.length > 0)
      throw new OfficeError(
        `${after.map(({ name, balance }) => `${name} still holds ${moneyText(balance)}`).join('; ')}. Try again in some minutes: a round may be under way there, or the vendor does not answer; then call it.`,
      )
    return { to, notice: 'broughtBack' }
  })
}

const toValues = (held: Awaited<ReturnType<typeof listAtVendors>>) =>
  Object.fromEntries(held.map(({ code, balance }) => [code, formatAmount(balance)]))

/** What vendors hold of a member's money, and the button that brings it back; nothing where they hold none. */
export async function vendorMoneyPart(
  { database, csrfToken }: Pick<OfficeCall, 'csrfToken'> & { database: Database },
  memberId: number,
  page: string,
): Promise<Html> {
  const held = await listAtVendors(database, memberId)
  if (held.length === 0) return html``
  return html`<section class="panel">
    <h2>Money at vendors</h2>
    ${table(
      ['Vendor', 'Holds>'],
      held.map(({ name, balance }) => [name, moneyText(balance)]),
      '',
    )}
    ${actionForm(csrfToken, {
      action: `/members/${memberId}/bring-back`,
      button: 'Bring it back',
      fields: hidden('back', page),
      second: true,
    })}
  </section>`
}
