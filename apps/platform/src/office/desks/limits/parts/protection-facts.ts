import type { Database } from '@playhouse/postgres/database.ts'
import { registerName } from '@playhouse/vendor-api/registers/all.ts'
import { activeExclusion } from '../../../../domains/money/limits/exclusion.ts'
import { LIMITS } from '../../../../domains/money/limits/limit-rules.ts'
import {
  type ExclusionCheck,
  type ExclusionCheckState,
  type ExclusionGround,
  findExclusionCheck,
  type LimitKind,
  listMemberLimits,
  readRegister,
} from '../../../../domains/money/limits/operator.ts'
import { findMemberById } from '../../../../domains/people/member/operator.ts'
import { moneyText, momentText } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { facts, table } from '../../../kit/page.ts'

export const GROUND_TEXTS: Readonly<Record<ExclusionGround, string>> = {
  TELEPHONE: 'the member’s request by telephone',
  LETTER: 'the member’s request by letter',
  COURT: 'the order of a court or an authority',
  REGISTER: 'an entry in a register of excluded persons',
}

type Limit = (typeof LIMITS)[number]

export const getLabel = ({ kind, period }: Limit) =>
  `${kind.toLowerCase().replaceAll('_', ' ')}${period === 'ONCE' ? '' : ` per ${period.toLowerCase()}`}`
export const valueText = (kind: LimitKind, value: bigint | null): string =>
  value === null ? '' : kind === 'SESSION_TIME' ? `${value} minutes` : moneyText(value)

const CHECK_TEXTS: Readonly<Record<ExclusionCheckState, string>> = {
  CLEAR: 'not listed',
  LISTED: 'listed',
  UNKNOWN: 'gives no answer',
  INCOMPLETE: 'cannot be asked: real name or birthday are missing',
  NOT_ASKED: 'the rules of the member’s country ask for none',
}

function checkText({ state, register, listedUntil, answeredAt, isRequired }: ExclusionCheck): string {
  if (state === null) return ''
  const until = state === 'LISTED' && (listedUntil ? ` until ${momentText(listedUntil)}` : ' without an end')
  const waits = isRequired && (state === 'UNKNOWN' || state === 'INCOMPLETE') && '; play and deposits wait for it'
  const answered = answeredAt && state !== 'NOT_ASKED' && `; last answer ${momentText(answeredAt)}`
  const name = state === 'NOT_ASKED' || register === null ? '' : `${registerName(register)}: `
  return `${name}${CHECK_TEXTS[state]}${until || ''}${waits || ''}${answered || ''}`
}

export async function protectionFacts(database: Database, memberId: number): Promise<Html> {
  const found = await findMemberById(database, memberId)
  const limits = await listMemberLimits(database, memberId)
  const exclusion = await activeExclusion(database, memberId)
  const check = await findExclusionCheck(database, memberId)
  return html`${facts({
    Member: found && `${found.username} (${found.id})`,
    Exclusion: exclusion && exclusion.kind.toLowerCase().replaceAll('_', ' '),
    'On the ground of': exclusion?.ground && GROUND_TEXTS[exclusion.ground],
    'In force since': exclusion && momentText(exclusion.startsAt),
    Until: exclusion && (exclusion.endsAt ? momentText(exclusion.endsAt) : 'no end'),
    'Register of excluded persons': check?.state && checkText(check),
  })}
  ${table(
    ['Limit', 'The member’s own>', 'Operator’s>'],
    LIMITS.map((limit) => {
      const row = limits.find(({ kind, period }) => kind === limit.kind && period === limit.period)
      return [
        getLabel(limit),
        valueText(limit.kind, row?.value ?? null),
        valueText(limit.kind, row?.operatorValue ?? null),
      ]
    }),
    '',
  )}`
}

/** Which register the brand asks, and how it answers. */
export async function registerFacts(database: Database): Promise<Html> {
  const found = await readRegister(database)
  if (!found) return html`<p class="muted">None is configured: nobody is asked about.</p>`
  const { register, answeredAt, failedAt, error, failures, pausedUntil } = found
  return facts({
    Register: registerName(register),
    'Last answer': answeredAt ? momentText(answeredAt) : 'none yet',
    'Last failure': failedAt && `${momentText(failedAt)}${error ? `: ${error}` : ''}`,
    State:
      failures === 0
        ? 'answers'
        : `gives no answer, asked again ${pausedUntil && pausedUntil > new Date() ? momentText(pausedUntil) : 'now'}. Members whose country requires its answer cannot play or deposit meanwhile.`,
  })
}
