import { describe, expect, it, vi } from 'vitest'
import { withTabStorage } from '../tab-storage.fixture.ts'
import { forgetPasswordDue, passwordDue, rememberPasswordDue } from './password-due.ts'

describe('a password that must be changed', () => {
  const kept = withTabStorage()

  it('is remembered until it is forgotten', () => {
    rememberPasswordDue('EXPIRED')
    expect(passwordDue()).toBe('EXPIRED')
    forgetPasswordDue()
    expect(passwordDue()).toBeNull()
  })

  it('is none for anything else that stands there', () => {
    kept.set('passwordDue', '<b>')
    expect(passwordDue()).toBeNull()
  })

  it('is none where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => rememberPasswordDue('WEAK')).not.toThrow()
    expect(passwordDue()).toBeNull()
    expect(() => forgetPasswordDue()).not.toThrow()
  })
})
