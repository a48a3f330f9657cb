import { getAccountKind } from '@playhouse/shared/account-kinds.ts'
import { findMemberCard } from '../../../../domains/people/member/operator.ts'
import { words } from '../../../kit/formats.ts'
import { parseNumber } from '../../../kit/inputs.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import type { OfficeCall } from '../../../kit/section.ts'

export type Card = NonNullable<Awaited<ReturnType<typeof findMemberCard>>>

export const kindText = (kind: number): string => words(getAccountKind(kind))

/** The card of the member whom the path names. */
export async function getCard({ database, params }: OfficeCall): Promise<Card | undefined> {
  const id = parseNumber(params.memberId)
  return id === undefined ? undefined : findMemberCard(database, id)
}

export async function requireCard(call: OfficeCall): Promise<Card> {
  const card = await getCard(call)
  if (!card) throw new OfficeError('There is no such member.', 404)
  return card
}

/** Phone numbers and addresses, masked for operators who do not need them. */
export const contactText = ({ may }: OfficeCall, text: string | null, mask: (text: string) => string) =>
  text === null ? null : may('members.contacts') ? text : mask(text)
