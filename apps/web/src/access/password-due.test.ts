import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPasswordDue, passwordDue, rememberPasswordDue } from './password-due.ts'

describe('a password that must be changed', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => {
    kept.clear()
    vi.unstubAllGlobals()
  })

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
