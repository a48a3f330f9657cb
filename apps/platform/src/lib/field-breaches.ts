import { getBreach, type FieldRule, type RuleBreach } from '@playhouse/shared/registration-rules.ts'
import { platformError } from '../request/platform-error.ts'

export type FieldBreach = RuleBreach | 'too_young' | 'fixed' | 'taken'

/** @throws PlatformError request_param_err naming each field with a breach */
export function refuseBreaches(breaches: Record<string, FieldBreach | undefined>): void {
  const fields = Object.fromEntries(
    Object.entries(breaches).flatMap(([field, found]) => (found ? [[field, found]] : [])),
  )
  if (Object.keys(fields).length > 0) throw platformError('request_param_err', { fields })
}

/** A password must also differ from the username. */
export function passwordBreach(
  rules: Record<string, FieldRule>,
  password: string,
  username: string,
): RuleBreach | undefined {
  if (password === '') return 'required'
  const breach = rules.password?.enabled ? getBreach(rules.password, password) : undefined
  return breach ?? (password.toLowerCase() === username ? 'like_username' : undefined)
}

export function repeatBreach(repeated: string, password: string): RuleBreach | undefined {
  if (repeated === password) return undefined
  return repeated === '' ? 'required' : 'mismatch'
}

/** A name that its owner gives to something, at most `max` characters. @throws PlatformError request_param_err for one that is empty, too long or not printable */
export function checkedName(typed: string, max: number): string {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  refuseBreaches({
    name: name === '' ? 'required' : [...name].length > max ? 'length' : /\p{C}/u.test(name) ? 'pattern' : undefined,
  })
  return name
}
