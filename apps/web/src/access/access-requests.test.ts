import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  accessRequests,
  askForgottenPassword,
  askLogIn,
  askLogInWithNewPassword,
  askPasswordChange,
  askRegister,
  askTrueAccount,
  askWelcome,
  dropAccessRequest,
  fulfilAccessRequest,
} from './access-requests.ts'

afterEach(dropAccessRequest)

describe('an action that needs an account', () => {
  it('goes on once, after someone has signed in', () => {
    const action = vi.fn<() => void>()
    askLogIn(action)
    expect(accessRequests.read()?.need).toBe('logIn')
    expect(action).not.toHaveBeenCalled()
    fulfilAccessRequest()
    fulfilAccessRequest()
    expect(action).toHaveBeenCalledOnce()
    expect(accessRequests.read()).toBeNull()
  })

  it('is kept when registering takes the place of logging in', () => {
    const action = vi.fn<() => void>()
    askLogIn(action)
    askRegister()
    expect(accessRequests.read()?.need).toBe('register')
    fulfilAccessRequest()
    expect(action).toHaveBeenCalledOnce()
  })

  it('is kept while a forgotten password is set and the log-in stands open again', () => {
    const action = vi.fn<() => void>()
    askLogIn(action)
    askForgottenPassword()
    expect(accessRequests.read()?.need).toBe('forgottenPassword')
    askLogInWithNewPassword()
    expect(accessRequests.read()).toMatchObject({ need: 'logIn', passwordIsNew: true })
    fulfilAccessRequest()
    expect(action).toHaveBeenCalledOnce()
  })

  it.each([
    ['a weak password', () => askPasswordChange('WEAK'), { need: 'changePassword', passwordDue: 'WEAK' }],
    ['a first log-in', askWelcome, { need: 'welcome' }],
  ])('waits for %s to be seen to', (_, ask, request) => {
    const action = vi.fn<() => void>()
    askLogIn(action)
    ask()
    expect(accessRequests.read()).toMatchObject(request)
    expect(action).not.toHaveBeenCalled()
    fulfilAccessRequest()
    expect(action).toHaveBeenCalledOnce()
  })

  it('is forgotten when the dialog is closed', () => {
    const action = vi.fn<() => void>()
    askLogIn(action)
    dropAccessRequest()
    askLogIn()
    fulfilAccessRequest()
    expect(action).not.toHaveBeenCalled()
  })

  it('tells everyone who listens, until they stop', () => {
    const listener = vi.fn<() => void>()
    const stop = accessRequests.subscribe(listener)
    askTrueAccount()
    stop()
    dropAccessRequest()
    expect(listener).toHaveBeenCalledOnce()
  })
})
