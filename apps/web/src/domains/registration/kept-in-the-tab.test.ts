import { describe, expect, it } from 'vitest'
import { withTabStorage } from '../../tab-storage.fixture.ts'
import { emptyForm } from './form-values.ts'
import { invitationIn, getInvitation, keepInvitation } from '../../access/invitation.ts'
import { dropDraft, keepDraft, readDraft } from './registration-draft.ts'

const stored = withTabStorage()

describe('a draft', () => {
  it('keeps everything but secrets', () => {
    const typed = {
      ...emptyForm(),
      username: 'lananh',
      mobileNum: '0912345678',
      depositLimit: '1.000',
      agreement: false,
    }
    const secrets = { password: 'p', confirmPassword: 'p', paymentPassword: 'p', captcha: 'p', verificationCode: 'p' }
    keepDraft('MOBILE', { ...typed, ...secrets, idNumber: 'p' })
    expect(readDraft()).toMatchObject({ way: 'MOBILE', values: { username: 'lananh', agreement: false } })
    expect({ ...emptyForm(), ...readDraft()?.values }).toEqual(typed)
    expect([...stored.values()].join()).not.toContain('"p"')
  })

  it('drops a draft of ten megabytes', () => {
    keepDraft('USERNAME', { ...emptyForm(), username: 'x'.repeat(10_000_000) })
    expect(readDraft()?.values.username).toBeUndefined()
  })

  it('is undefined when dropped or malformed', () => {
    keepDraft('USERNAME', emptyForm())
    dropDraft()
    expect(readDraft()).toBeUndefined()
    for (const text of ['{', '"x"', '{}', '{"way":"MOBILE","values":null}']) {
      stored.set('draft:registration', text)
      expect(readDraft()).toBeUndefined()
    }
    stored.set(
      'draft:registration',
      '{"way":"x","values":{"username":1,"agreement":"yes","other":"x","email":"a@b.vn"}}',
    )
    expect(readDraft()).toEqual({ way: 'USERNAME', values: { email: 'a@b.vn' } })
  })
})

describe('an invitation', () => {
  const params = (query: string) => new URLSearchParams(query)

  it('is read from the URL with a maximum length', () => {
    expect(invitationIn(params('affiliateCode=AB12'))).toEqual({ affiliateCode: 'AB12', referralCode: '' })
    expect(invitationIn(params('referralCode=%20XY9%20'))).toEqual({ affiliateCode: '', referralCode: 'XY9' })
    expect(invitationIn(params(`affiliateCode=${'x'.repeat(65)}`)).affiliateCode).toBe('')
  })

  it('is kept for the tab until another one replaces it', () => {
    keepInvitation(params('affiliateCode=AB12'))
    keepInvitation(params('vendor=3'))
    expect(getInvitation(params('')).affiliateCode).toBe('AB12')
    expect(getInvitation(params('referralCode=XY9'))).toEqual({ affiliateCode: '', referralCode: 'XY9' })
    stored.set('invitation', '{')
    expect(getInvitation(params(''))).toEqual({ affiliateCode: '', referralCode: '' })
  })
})
