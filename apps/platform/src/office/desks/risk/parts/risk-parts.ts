import {
  findSignal,
  getFound,
  type LinkedAccount,
  listLinkedAccounts,
  listWithdrawalsOfDay,
  type MemberSignal,
  readRisk,
  readWithdrawalContext,
  SIGNAL_GROUPS,
} from '../../../../domains/money/risk/operator.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { countText, moneyText, momentText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { memberLink } from '../../../kit/member-link.ts'
import { facts, table } from '../../../kit/page.ts'
import type { OfficeCall } from '../../../kit/section.ts'
import { screeningText } from './list-parts.ts'

type May = Pick<OfficeCall, 'may'>

/** From here on a score is shown in red. */
const HIGH = 50

export const scoreText = (score: number): Html =>
  html`${score >= HIGH ? html`<strong class="overdue">${score}</strong>` : html`<strong>${score}</strong>`} of 100`

export const signalTitle = (key: string): string => findSignal(key)?.title ?? words(key)

export const isOpen = ({ endedAt }: MemberSignal): boolean => endedAt === null

/** Signals in force, in words. */
export const signalTable = (signals: readonly MemberSignal[]): Html =>
  table(
    ['Sign', 'Why', 'Since', 'Points>'],
    signals.filter(isOpen).map(({ signal, evidence, since, weight }) => {
      const declared = findSignal(signal)
      return [
        html`<strong>${signalTitle(signal)}</strong
          >${declared && html`<br /><span class="muted">${SIGNAL_GROUPS[declared.group]}</span>`}`,
        html`<div>${declared?.reason(getFound(evidence)) ?? ''}</div>`,
        momentText(since),
        weight,
      ]
    }),
    'No sign of risk is in force.',
  )

const RELATIONS: Readonly<Record<NonNullable<LinkedAccount['relation']>, string>> = {
  UPLINE: 'its upline',
  DOWNLINE: 'below it',
  SAME_UPLINE: 'same upline',
  INVITED: 'was invited by it',
  INVITER: 'invited it',
}

/** Other accounts with what they share, those that share most first. */
export const linkTable = (call: May, accounts: readonly LinkedAccount[]): Html =>
  table(
    ['Account', 'Shares', 'Times>', 'First', 'Last', 'Relation', 'Its score>'],
    accounts.map((account) => [
      memberLink(call, account),
      account.kinds.map(words).join(', '),
      account.uses,
      momentText(new Date(account.firstAt)),
      momentText(new Date(account.lastAt)),
      account.relation && RELATIONS[account.relation],
      account.score,
    ]),
    'Nothing is shared with another account.',
  )

const LINKS_OF_REVIEW = 10
const BECAUSE = {
  SELF: 'this member',
  BANK_ACCOUNT: 'to the same bank account',
  LINKED: 'shares something with this member',
} as const

/** What a reviewer of a withdrawal should know: signs, what was staked since the deposit, shared things, other withdrawals of the day. */
export async function withdrawalRisk(
  call: May & { database: Database },
  key: { memberId: number; id: number },
): Promise<Html> {
  const { database } = call
  const [{ score, signals }, context, linked, others, compared] = await Promise.all([
    readRisk(database, key.memberId),
    readWithdrawalContext(database, key),
    listLinkedAccounts(database, key.memberId, LINKS_OF_REVIEW),
    listWithdrawalsOfDay(database, key),
    screeningText(database, key.memberId),
  ])
  return html`<h2>Signs of risk</h2>
    <div class="columns top">
      <section class="panel">
        ${facts({
          Score: html`<a href="/members/${key.memberId}/risk">${scoreText(score)}</a>`,
          'Last deposit': context?.depositAt
            ? `${moneyText(context.depositAmount)} on ${momentText(new Date(context.depositAt))}`
            : 'none',
          'Turnover since that deposit': context && moneyText(context.turnoverSince),
          'Lists of sanctions and politically exposed persons': compared,
        })}
      </section>
      <section class="panel">
        ${
          context &&
          facts({
            'Deposits of 30 days': moneyText(context.deposits),
            'Received from accounts in 30 days': moneyText(context.received),
            'Turnover of 30 days': moneyText(context.turnover),
          })
        }
      </section>
    </div>
    ${signalTable(signals)}
    <h2>Shared with other accounts</h2>
    ${linkTable(call, linked)}
    <h2>Other withdrawals of that day</h2>
    ${table(
      ['Time', 'Withdrawal', 'Member', 'Amount>', 'State', 'Why it is here'],
      others.map((row) => [
        momentText(new Date(row.requestedAt)),
        call.may('withdrawals.read')
          ? html`<a href="/withdrawals/${row.memberId}/${row.id}">${row.memberId}/${row.id}</a>`
          : `${row.memberId}/${row.id}`,
        memberLink(call, { id: row.memberId, username: row.username }),
        moneyText(row.amount),
        words(row.state),
        BECAUSE[row.because],
      ]),
      'None.',
    )}`
}

/** A line of the member's card. */
export async function riskFact({ database }: OfficeCall, memberId: number): Promise<Html> {
  const { score, signals } = await readRisk(database, memberId)
  return html`<a href="/members/${memberId}/risk"
    >${scoreText(score)}, ${countText(signals.filter(isOpen).length, 'sign')}</a
  >`
}
