import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accessRequest,
  askForgottenPassword,
  askLogIn,
  askLogInWithNewPassword,
  askPasswordChange,
  askRegister,
  askTrueAccount,
  askWelcome,
  awaitSignIn,
  dropAccessRequest,
  fulfilAccessRequest,
} from './access-requests.ts'
import { onReadyAction, type PendingAction } from './pending-action.ts'

const INVITING: PendingAction = { act: 'openPage', path: '/member/invite' }
const resume = vi.fn<(action: PendingAction) => void>()
let stop: () => void
beforeEach(() => {
  stop = onReadyAction(resume)
})
afterEach(() => {
  stop()
  resume.mockClear()
  dropAccessRequest()
})

describe('an action that needs an account', () => {
  it('resumes the action once after signing in', () => {
    askLogIn(INVITING)
    expect(accessRequest.get()?.need).toBe('logIn')
    expect(resume).not.toHaveBeenCalled()
    fulfilAccessRequest()
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
    expect(accessRequest.get()).toBeNull()
  })

  it('is kept when registering takes the place of logging in', () => {
    askLogIn(INVITING)
    askRegister()
    expect(accessRequest.get()?.need).toBe('register')
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it('is kept while a forgotten password is set and the log-in stands open again', () => {
    askLogIn(INVITING)
    askForgottenPassword()
    expect(accessRequest.get()?.need).toBe('forgottenPassword')
    askLogInWithNewPassword()
    expect(accessRequest.get()).toMatchObject({ need: 'logIn', passwordIsNew: true })
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it.each([
    ['a weak password', () => askPasswordChange('WEAK'), { need: 'changePassword', passwordChangeReason: 'WEAK' }],
    ['a first log-in', askWelcome, { need: 'welcome' }],
    ['an issuer', () => awaitSignIn(INVITING), { need: 'elsewhere' }],
  ])('waits for %s to be seen to', (_, ask, request) => {
    askLogIn(INVITING)
    ask()
    expect(accessRequest.get()).toMatchObject(request)
    expect(resume).not.toHaveBeenCalled()
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it('is forgotten when the dialog is closed', () => {
    askLogIn(INVITING)
    dropAccessRequest()
    askLogIn()
    fulfilAccessRequest()
    expect(resume).not.toHaveBeenCalled()
  })

  it('tells everyone who listens, until they stop', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = accessRequest.subscribe(listener)
    askTrueAccount()
    unsubscribe()
    dropAccessRequest()
    expect(listener).toHaveBeenCalledOnce()
  })
})
