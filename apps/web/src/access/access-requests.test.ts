import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  accessRequest,
  openForgottenPassword,
  openLogIn,
  openLogInWithNewPassword,
  openPasswordChange,
  openRegister,
  openTrueAccount,
  openWelcome,
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
    openLogIn(INVITING)
    expect(accessRequest.get()?.need).toBe('logIn')
    expect(resume).not.toHaveBeenCalled()
    fulfilAccessRequest()
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
    expect(accessRequest.get()).toBeNull()
  })

  it('keeps the action when registration replaces the log-in', () => {
    openLogIn(INVITING)
    openRegister()
    expect(accessRequest.get()?.need).toBe('register')
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it('keeps the action while a forgotten password is reset and the log-in reopens', () => {
    openLogIn(INVITING)
    openForgottenPassword()
    expect(accessRequest.get()?.need).toBe('forgottenPassword')
    openLogInWithNewPassword()
    expect(accessRequest.get()).toMatchObject({ need: 'logIn', passwordIsNew: true })
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it.each([
    ['a weak password', () => openPasswordChange('WEAK'), { need: 'changePassword', passwordChangeReason: 'WEAK' }],
    ['a first log-in', openWelcome, { need: 'welcome' }],
    ['an issuer', () => awaitSignIn(INVITING), { need: 'elsewhere' }],
  ])('waits for %s', (_, ask, request) => {
    openLogIn(INVITING)
    ask()
    expect(accessRequest.get()).toMatchObject(request)
    expect(resume).not.toHaveBeenCalled()
    fulfilAccessRequest()
    expect(resume).toHaveBeenCalledExactlyOnceWith(INVITING)
  })

  it('drops the action when the dialog is closed', () => {
    openLogIn(INVITING)
    dropAccessRequest()
    openLogIn()
    fulfilAccessRequest()
    expect(resume).not.toHaveBeenCalled()
  })

  it('notifies all listeners until they unsubscribe', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = accessRequest.subscribe(listener)
    openTrueAccount()
    unsubscribe()
    dropAccessRequest()
    expect(listener).toHaveBeenCalledOnce()
  })
})
