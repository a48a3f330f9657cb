import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { breakHooks } from '../../../../hooks.ts'
import { mayWithhold } from '../../../../domains/money/limits/close-account.ts'
import { readStanding } from '../../../../domains/money/limits/closing-state.ts'
import { CLOSING_GROUNDS, type ClosingGround } from '../../../../domains/money/limits/operator.ts'
import { readClosing } from '../../../../domains/money/limits/read-closing.ts'
import { hasStoppedWithdrawals } from '../../../../domains/money/limits/stops.ts'
import { LEFT_BEHIND } from '../../../../lib/left-behind.ts'
import { PlatformError } from '../../../../request/platform-error.ts'
import { depositPath } from '../../cashier/parts/deposit-links.ts'
import { choice } from '../../../kit/form-fields.ts'
import { moneyText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { facts } from '../../../kit/page.ts'

export const GROUNDS: Readonly<Record<ClosingGround, string>> = {
  TELEPHONE: 'the member’s wish, by telephone',
  LETTER: 'the member’s wish, by letter or e-mail',
  TERMS: 'the member has broken the terms',
  HOUSE: 'the house ends the business for another reason',
  FRAUD: 'fraud, or money of an offence',
  SANCTIONS: 'sanctions',
}

/** What a form asks about a closing. */
export const closingInput = z
  .object({
    ground: z.enum(CLOSING_GROUNDS, { error: 'say on what it rests' }),
    balance: z.enum(['paid', 'withheld']),
  })
  .refine(({ ground, balance }) => balance === 'paid' || mayWithhold(ground), {
    path: ['balance'],
    error: 'is paid out, unless a law forbids it because of fraud or sanctions',
  })

export const closingFields = (): Html =>
  html`${choice<string>('ground', 'It rests on', { '': 'choose', ...GROUNDS }, '')}
  ${choice(
    'balance',
    'The balance',
    { paid: 'is paid out', withheld: 'is withheld, because a law forbids to pay it (fraud, sanctions)' },
    'paid',
  )}`

type Closing = Awaited<ReturnType<typeof readClosing>>

export interface MemberClosing extends Closing {
  /** Whether operators have stopped withdrawals. */
  isStopped: boolean
}
interface Obstacle {
  kind: unknown
  id: string | null
  name: string | null
  amount: string | number | null
}

export async function readMemberClosing(database: Database, memberId: number): Promise<MemberClosing> {
  const { planPayout } = breakHooks.closing
  const closing = await readClosing(database, memberId, { currency: '', language: DEFAULT_LANGUAGE, planPayout })
  return { ...closing, isStopped: await hasStoppedWithdrawals(database, memberId) }
}

const amountText = (amount: string | number | null) => (amount === null ? '' : moneyText(parseAmount(String(amount))))

/** What is in the way of a closing, and what to do about it. */
function obstacleText({ kind, id, name, amount: amounts }: Obstacle): string {
  const amount = amountText(amounts)
  switch (kind) {
    case 'ROUND':
      return `An unfinished round of ${name} with a stake of ${amount}: ask its vendor on the page Unfinished rounds, or wait for its end.`
    case 'LOTTERY_TICKET':
      return `A ticket of ${name} with ${amount} that is not drawn: wait for the draw, or void it.`
    case 'TRANSFER':
      return `A transfer of ${amount} with ${name} whose outcome is unknown: it ends by itself once ${name} answers.`
    case 'VENDOR_MONEY':
      return `${name} holds ${amount} and does not give it back: bring it back again in some minutes, and call ${name} if it does not answer.`
    case 'DEPOSIT':
      return `Deposit ${id} of ${amount} is under way: wait for its end, or decide it on the page Deposits.`
    case 'WITHDRAWAL':
      return id === null
        ? `${amount} is held for a withdrawal that has ended: run check.`
        : `Withdrawal ${id} of ${amount} is not paid: decide it on the page Withdrawals first. What is rejected returns to the balance.`
    case 'CARD_MISSING':
      return 'There is no bank account or wallet to pay the balance out to: the member adds one, or the balance is withheld.'
    case 'CARD_RESTING':
      return 'The bank account is too new to be paid: wait until it may be used, or the balance is withheld.'
    default:
      return String(kind)
  }
}

const CARD_OBSTACLES: Readonly<Partial<Record<string, 'CARD_MISSING' | 'CARD_RESTING'>>> = {
  'account.not.empty': 'CARD_MISSING',
  'bank.card.resting': 'CARD_RESTING',
}
const isOfCards = ({ kind }: Obstacle) => kind === 'CARD_MISSING' || kind === 'CARD_RESTING'

/** Obstacles of a closing; the card does not matter where the balance is withheld. */
const getObstacles = ({ obstacles }: Pick<Closing, 'obstacles'>, isWithheld: boolean): Obstacle[] =>
  obstacles.filter((obstacle) => !isWithheld || !isOfCards(obstacle))

export const obstacleList = (obstacles: readonly Obstacle[], memberId: number): Html =>
  html`<ul>
    ${obstacles.map((obstacle) => {
      const path = obstaclePath(obstacle, memberId)
      return html`<li>${obstacleText(obstacle)}${path && html` <a href="${path}">Open it</a>`}</li>`
    })}
  </ul>`

/** Where operators deal with it. */
function obstaclePath({ kind, id }: Obstacle, memberId: number): string | undefined {
  switch (kind) {
    case 'ROUND':
      return '/rounds'
    case 'DEPOSIT':
      return id === null ? undefined : depositPath({ memberId, id: Number(id) })
    case 'WITHDRAWAL':
      return id === null ? undefined : `/withdrawals/${memberId}/${id}`
    default:
      return undefined
  }
}

export const closingSubject = (memberId: number | string) => `member:${memberId}:closing`

export const closedAlready = () => new OfficeError('The account is closed, or being closed, already.')

/** What operators see of a closing before it is made. */
export async function readClosingEffect(
  database: Database,
  memberId: number,
  { ground, withholds }: { ground: ClosingGround; withholds: boolean },
): Promise<Html> {
  const closing = await readMemberClosing(database, memberId)
  const obstacles = getObstacles(closing, withholds)
  return html`${facts({ 'It rests on': GROUNDS[ground] })} ${closingFacts(closing, withholds)}
  ${
    obstacles.length > 0 &&
    html`<p class="problem">In the way:</p>
      ${obstacleList(obstacles, memberId)}`
  }`
}

/** @throws OfficeError that names all that is in the way of closing the account */
export async function refuseClosing(
  database: Database,
  tx: Transaction,
  { memberId, withholds }: { memberId: number; withholds: boolean },
): Promise<void> {
  if ((await readStanding(tx, memberId)) !== 'OPEN') throw closedAlready()
  refuseFor(getObstacles(await readMemberClosing(database, memberId), withholds))
}

function refuseFor(obstacles: readonly Obstacle[]): void {
  if (obstacles.length > 0)
    throw new OfficeError(`The account cannot be closed yet. ${obstacles.map(obstacleText).join(' ')}`)
}

/** Says in words what a closing was refused for. */
export async function explainClosing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const card = CARD_OBSTACLES[error.code]
    const obstacles = card ? [{ kind: card, id: null, name: null, amount: null }] : error.details?.obstacles
    refuseFor(obstacles ?? [])
    throw error
  }
}

const openText = (closing: Closing, kind: Closing['open'][number]['kind']) =>
  closing.open.filter((matter) => matter.kind === kind)

/** What a closing does to money, bonus, bets, downline and the rest. */
export function closingFacts(closing: MemberClosing, isWithheld: boolean): Html {
  const balance = parseAmount(String(closing.balance))
  const [bonus] = openText(closing, 'BONUS')
  const [downline] = openText(closing, 'DOWNLINE')
  const [contracts] = openText(closing, 'CONTRACTS')
  const [bills] = openText(closing, 'BILLS')
  const [invitations] = openText(closing, 'INVITATIONS')
  const cases = openText(closing, 'CASE')
  const unconfirmed = openText(closing, 'PAYOUT_UNCONFIRMED')
  return html`${facts({
      Balance:
        balance === 0n
          ? 'nothing'
          : isWithheld
            ? `${moneyText(balance)} is withheld, as a debt of the house to the member, until two operators release it`
            : closing.payouts.length === 0
              ? moneyText(balance)
              : closing.payouts
                  .map(
                    ({ amount, bankName, accountMasked, isReviewed }) =>
                      `${amountText(amount)} is paid out to ${bankName} ${accountMasked}${isReviewed ? ', after the usual review' : ''}`,
                  )
                  .join('; '),
      'Stopped withdrawals':
        closing.isStopped && balance > 0n && !isWithheld ? 'the payout waits until two operators lift the stop' : null,
      'Running bonus': bonus ? `ends, and ${amountText(bonus.amount)} of it goes back to the house` : 'none',
      'Paid withdrawals that are not confirmed':
        unconfirmed.length === 0 ? null : `${unconfirmed.length}; the account is closed once they are`,
      'Accounts directly below': downline
        ? `${downline.count}; to be handed over to ${downline.name ?? 'nobody: no agent above is open'} on the page Left downlines, which then lists the account`
        : 'none',
      Contracts: contracts ? `${contracts.count} end with their period` : null,
      'Bills to pay': bills
        ? `${bills.count}, ${amountText(bills.amount)} in all: paid first, as far as the balance covers them`
        : null,
      'Registration links': invitations?.count ? `${invitations.count} pass to the next open agent above` : null,
      'Open cases of customer service': cases.length === 0 ? null : cases.length,
      'Log-in': isWithheld
        ? 'ends at once, with all sessions and games'
        : 'games end at once; sessions go on until the money has left, for the payout and customer service alone',
    })}
    <details>
      <summary>What becomes of what the account leaves behind</summary>
      ${facts(Object.fromEntries(Object.values(LEFT_BEHIND).map(({ what, CLOSED }) => [what, CLOSED])))}
    </details>`
}
