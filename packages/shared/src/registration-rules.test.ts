import { describe, expect, it } from 'vitest'

import { getBreach, type FieldRule } from './registration-rules.ts'

const username: FieldRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 13,
  patternId: 1,
  acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
}

describe('field rule', () => {
  it.each([
    ['', 'required'],
    ['abc', 'length'],
    ['a'.repeat(14), 'length'],
    ['1abcde', 'pattern'],
    ['lan.anh', 'pattern'],
    ['lananh', undefined],
  ])('%j breaks %s', (value, breach) => expect(getBreach(username, value)).toBe(breach))

  it('allows an empty value when not required', () =>
    expect(getBreach({ ...username, required: false }, '')).toBeUndefined())

  it('accepts anything of the right length under *', () => {
    expect(getBreach({ ...username, acceptedPattern: '*' }, 'đêm 🌙 nay')).toBeUndefined()
  })

  it('counts a character outside the basic plane once', () => {
    expect(getBreach({ ...username, acceptedPattern: '*', maxLength: 6 }, '🌙'.repeat(6))).toBeUndefined()
  })

  it('answers at once for ten megabytes', () => {
    const began = process.cpuUsage()
    expect(getBreach({ ...username, acceptedPattern: '^(a+)+$' }, 'a'.repeat(10_000_000))).toBe('length')
    expect(process.cpuUsage(began).user).toBeLessThan(500_000)
  })

  it('accepts patterns without the u flag', () => {
    const rule = { ...username, acceptedPattern: '^[a-z\\_]+$' }
    expect(getBreach(rule, 'lan_anh')).toBeUndefined()
    expect(getBreach(rule, 'lan-anh')).toBe('pattern')
  })

  it('accepts anything when the platform sends a pattern that does not compile', () => {
    expect(getBreach({ ...username, acceptedPattern: '([' }, 'lananh')).toBeUndefined()
  })
})
