import type { Database } from '@playhouse/postgres/database.ts'
import { activeExclusion } from '../../../../domains/money/limits/exclusion.ts'
import { LIMITS } from '../../../../domains/money/limits/limit-rules.ts'
import { type ExclusionGround, type LimitKind, listMemberLimits } from '../../../../domains/money/limits/operator.ts'
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

export async function protectionFacts(database: Database, memberId: number): Promise<Html> {
  const found = await findMemberById(database, memberId)
  const limits = await listMemberLimits(database, memberId)
  const exclusion = await activeExclusion(database, memberId)
  return html`${facts({
    Member: found && `${found.username} (${found.id})`,
    Exclusion: exclusion && exclusion.kind.toLowerCase().replaceAll('_', ' '),
    'On the ground of': exclusion?.ground && GROUND_TEXTS[exclusion.ground],
    'In force since': exclusion && momentText(exclusion.startsAt),
    Until: exclusion && (exclusion.endsAt ? momentText(exclusion.endsAt) : 'no end'),
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
