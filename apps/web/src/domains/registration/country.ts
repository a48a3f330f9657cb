import type { KeyboardEvent } from 'react'
import { typedLetter } from '../../ui/roving-focus.ts'
import type { RegistrationForm_QueryFragment } from './registration-form.generated.ts'

export type Country = NonNullable<RegistrationForm_QueryFragment['countries']>[number]

/** Plus sign and dialling code, with a mark that keeps the sign first in right-to-left text. */
export function plusCode({ diallingCode }: Pick<Country, 'diallingCode'>): string {
  return `\u200e+${diallingCode}`
}

/** Row that a key moves to, wrapping around; undefined for other keys. */
export function rowByKey(event: KeyboardEvent, active: number, countries: readonly Country[]): number | undefined {
  const last = countries.length - 1
  if (event.key === 'ArrowDown') return active === last ? 0 : active + 1
  if (event.key === 'ArrowUp') return active === 0 ? last : active - 1
  if (event.key === 'Home') return 0
  if (event.key === 'End') return last
  const typed = typedLetter(event)
  if (typed === null) return undefined
  const order = [...countries.keys()].map((index) => (active + 1 + index) % countries.length)
  return order.find((index) => {
    const { name, diallingCode } = countries[index] as Country
    return name.toLocaleLowerCase().startsWith(typed) || diallingCode.startsWith(typed)
  })
}
