import { describe, expect, it, vi } from 'vitest'
import { withTabStorage } from '../tab-storage.fixture.ts'
import { forgetPasswordDue, passwordChangeReason, rememberPasswordDue } from './password-due.ts'

describe('a password that must be changed', () => {
  const stored = withTabStorage()

  it('remembers the reason until it is cleared', () => {
    rememberPasswordDue('EXPIRED')
    expect(passwordChangeReason()).toBe('EXPIRED')
    forgetPasswordDue()
    expect(passwordChangeReason()).toBeNull()
  })

  it('is null for invalid values', () => {
    stored.set('passwordDue', '<b>')
    expect(passwordChangeReason()).toBeNull()
  })

  it('is null without storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => rememberPasswordDue('WEAK')).not.toThrow()
    expect(passwordChangeReason()).toBeNull()
    expect(() => forgetPasswordDue()).not.toThrow()
  })
})
