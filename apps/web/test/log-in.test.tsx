import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import passwords from '@playhouse/shared/texts/web/EN/passwords.json' with { type: 'json' }
import registration from '@playhouse/shared/texts/web/EN/registration.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import verification from '@playhouse/shared/texts/web/EN/verification.json' with { type: 'json' }
import ways from '@playhouse/shared/texts/web/EN/ways.json' with { type: 'json' }
import { readDraft } from '../src/drafts/form-draft.ts'
import { keepInvitation } from '../src/access/invitation.ts'
import type { LogInMutation } from '../src/domains/session/log-in.generated.ts'
import type { CaptchaQuery } from '../src/domains/verification/captcha.generated.ts'
import { client } from '../src/graphql/client.ts'
import { changeResponses, describedBy, fill, findHeader, openSite, sent, SOON, viewer } from './site.tsx'

async function openDialog(responses: Parameters<typeof openSite>[1] = {}) {
  const user = await openSite('/no/such/page', responses)
  await user.click(await (await findHeader()).findByRole('link', { name: shell.logIn }))
  const dialog = within(await screen.findByRole('dialog', { name: session.logInTitle }))
  const username = await dialog.findByRole('textbox', { name: session.username })
  const password = dialog.getByLabelText(session.password, { selector: 'input' })
  const submit = dialog.getByRole('button', { name: session.logIn })
  return { user, dialog, username, password, submit }
}

const required = (label: string) => (name: string) => name.startsWith(label)
const logIns = () => sent.filter(({ operationName }) => operationName === 'LogIn')

it('shows each empty field and sends nothing', async () => {
  const { user, dialog, submit } = await openDialog()
  await user.click(submit)
  await dialog.findByRole('textbox', { name: session.username, description: session.breach.usernameRequired })
  expect(dialog.getByText(session.breach.passwordRequired)).toBeTruthy()
  expect(logIns()).toEqual([])
})

it('shows and hides the password', async () => {
  const { user, dialog, password } = await openDialog()
  await user.type(password, 'amber-12')
  await user.click(dialog.getByRole('button', { name: ui.showPassword }))
  expect(password.getAttribute('type')).toBe('text')
  await user.click(dialog.getByRole('button', { name: ui.hidePassword }))
  expect(password.getAttribute('type')).toBe('password')
})

it('keeps the input and focuses the password after a refusal', async () => {
  const { user, dialog, username, password, submit } = await openDialog({
    types: {
      LogInResult: () => ({ __typename: 'Problem', code: 'LOGIN_FAILED', field: null }),
    },
  })
  await user.type(username, 'lananh88')
  await user.type(password, 'not-the-password')
  await user.click(submit)
  expect((await dialog.findByRole('alert')).textContent).toBe(errors.codes.LOGIN_FAILED)
  expect([username, password].map((input) => (input as HTMLInputElement).value)).toEqual([
    'lananh88',
    'not-the-password',
  ])
  expect(document.activeElement).toBe(password)
  expect(logIns()).toHaveLength(1)
})

it.each([
  ['by e-mail alone', ['MESSAGE_DELIVERY'], passwords.sendLink],
  ['by phone alone', ['PASSWORD_RESET_BY_PHONE', 'PHONE_CONFIRMATION'], passwords.setAndLogIn],
  ['through customer service', [], undefined],
])('resets a forgotten password %s where the brand has nothing else', async (_, features, button) => {
  const { user, dialog } = await openDialog({ site: { features } })
  await user.click(dialog.getByRole('button', { name: session.forgotten }))
  const reset = within(await screen.findByRole('dialog', { name: passwords.forgottenTitle }))
  expect(reset.queryByRole('tablist')).toBeNull()
  for (const name of [passwords.sendLink, passwords.setAndLogIn])
    expect(reset.queryByRole('button', { name }) !== null).toBe(name === button)
  expect(reset.queryByText(passwords.noWay) !== null).toBe(button === undefined)
  expect(reset.queryByRole('link', { name: passwords.contact }) !== null).toBe(button === undefined)
})

it('the log-in page greets a signed-in member', async () => {
  await openSite('/login', { query: viewer('MEMBER') })
  expect(await screen.findByText(fill(session.alreadySignedIn, { name: 'Lan Anh' }))).toBeTruthy()
})

it('offers to request a reset link when the URL has none', async () => {
  await openSite('/reset-password')
  expect(await screen.findByRole('heading', { name: passwords.linkOver })).toBeTruthy()
})

it('shows breaches of a new password at their fields', async () => {
  const user = await openSite(`/reset-password#token=${'A'.repeat(43)}`, {
    site: {
      registrationFields: [
        { name: 'password', isRequired: true, minLength: 8, maxLength: 64, patternId: 0, acceptedPattern: '*' },
      ],
    },
  })
  const set = await screen.findByRole('button', { name: passwords.set })
  await user.click(set)
  await screen.findByText(fill(registration.breach.required, { field: registration.field.password }))
  const fields = within(screen.getByRole('main')).getAllByLabelText(/password/i, { selector: 'input' })
  expect(fields).toHaveLength(2)
  for (const [index, field] of fields.entries()) await user.type(field, `lantern7Gate${index}`)
  await user.click(set)
  expect(await screen.findByText(registration.breach.mismatch)).toBeTruthy()
})

it('sends the invitation that was opened in this tab with a log-in by identity provider, which may open an account', async () => {
  keepInvitation(new URLSearchParams('affiliateCode=LOTUS8&referralCode=MINHS4'))
  const { user, dialog } = await openDialog({
    site: { identityProviders: [{ provider: 'GOOGLE', isSimulated: true }] },
    types: { IdentityProviderRedirectResult: () => ({ __typename: 'Problem', code: 'IDENTITY_PROVIDER_UNAVAILABLE' }) },
  })
  await user.click(
    await dialog.findByRole('button', { name: fill(ways.continueWith, { issuer: ways.issuers.GOOGLE }) }),
  )
  await dialog.findByRole('alert')
  const begun = sent.find(({ operationName }) => operationName === 'BeginIdentityProviderLogIn')
  expect(begun?.variables).toEqual({
    input: { provider: 'GOOGLE', affiliateCode: 'LOTUS8', referralCode: 'MINHS4' },
  })
})

it('asks for the characters of a picture after some failures, and for those of another one after a wrong answer', async () => {
  const { user, dialog, username, password, submit } = await openDialog({
    types: {
      LogInResult: () => ({ __typename: 'CaptchaRequired', code: 'LOGIN_FAILED' }),
    },
  })
  let pictures = 0
  changeResponses<CaptchaQuery>('Captcha', ({ captcha }) => {
    pictures += 1
    Object.assign(captcha ?? {}, { id: `picture-${pictures}` })
  })
  await user.type(username, 'lananh88')
  await user.type(password, 'not-the-password')
  await user.click(submit)
  const characters = await dialog.findByRole('textbox', { name: required(verification.captcha) })
  await dialog.findByAltText(verification.captchaPicture)
  await user.click(submit)
  await waitFor(() => expect(describedBy(characters)).toContain(session.breach.captchaRequired))
  expect(document.activeElement).toBe(characters)
  expect(logIns()).toHaveLength(1)

  changeResponses<LogInMutation>('LogIn', ({ logIn }) => Object.assign(logIn ?? {}, { code: 'CAPTCHA_FAILED' }))
  await user.type(characters, 'K7PW')
  await user.click(submit)
  await waitFor(() => expect(describedBy(characters)).toContain(errors.codes.CAPTCHA_FAILED))
  expect(logIns()[1]?.variables).toMatchObject({ input: { captcha: { id: 'picture-1', text: 'K7PW' } } })
  // The other picture empties the field, which is no reason to hide what was wrong.
  await waitFor(() => expect(characters).toHaveProperty('value', ''), SOON)
  expect(describedBy(characters)).toContain(errors.codes.CAPTCHA_FAILED)
  expect(document.activeElement).toBe(characters)
})

it('confirms a log-in by the chosen method, and returns once it has expired', async () => {
  const methods = [
    { kind: 'PHONE_CODE', hint: '***67' },
    { kind: 'BANK_ACCOUNT_NAME', hint: null },
  ]
  let code = 'CODE_INVALID'
  const { user, dialog, username, password, submit } = await openDialog({
    types: {
      LogInResult: () =>
        sent.at(-1)?.operationName === 'LogIn'
          ? { __typename: 'VerificationRequired', code: 'VERIFICATION_REQUIRED', logInToken: 'ticket', methods }
          : { __typename: 'Problem', code, field: null },
    },
  })
  await user.type(username, 'lananh88')
  await user.type(password, 'quiet-harbour')
  await user.click(submit)
  const confirm = await dialog.findByRole('button', { name: session.check.confirm })
  const typedCode = dialog.getByRole('textbox', { name: required(fill(session.check.codeTo, { place: '***67' })) })
  await user.click(confirm)
  await waitFor(() => expect(describedBy(typedCode)).toContain(session.check.empty.PHONE_CODE))
  expect(document.activeElement).toBe(typedCode)

  await user.click(dialog.getByRole('radio', { name: session.check.kinds.BANK_ACCOUNT_NAME }))
  const name = dialog.getByRole('textbox', { name: required(session.check.fields.BANK_ACCOUNT_NAME) })
  expect(describedBy(name)).toBe(session.check.nameNote)
  await user.type(name, ' Tran Van B ')
  await user.click(confirm)
  await waitFor(() => expect(describedBy(name)).toContain(session.check.otherName))
  const checks = sent.filter(({ operationName }) => operationName === 'VerifyLogIn')
  expect(checks.map(({ variables }) => variables)).toMatchObject([
    { input: { logInToken: 'ticket', kind: 'BANK_ACCOUNT_NAME', answer: 'Tran Van B', remember: false } },
  ])

  code = 'VERIFICATION_EXPIRED'
  await client.clearStore()
  await user.click(confirm)
  const failure = within(await dialog.findByRole('alert'))
  expect(document.activeElement).toBe(name)
  await user.click(failure.getByRole('button', { name: session.check.back }))
  expect(await dialog.findByRole('textbox', { name: session.username })).toBeTruthy()
})

it('logs in by a code, once number and code are there, and keeps the number for a reload', async () => {
  const { user, dialog } = await openDialog({
    site: { features: ['CODE_LOGIN'] },
    types: {
      Country: () => ({ code: 'VN', name: 'Vietnam', diallingCode: '84' }),
      LogInResult: () => ({ __typename: 'Problem', code: 'CODE_INVALID', field: null }),
    },
  })
  await user.click(dialog.getByRole('tab', { name: session.byCode }))
  const number = await dialog.findByRole('textbox', { name: required(session.mobile) })
  await user.click(dialog.getByRole('button', { name: verification.send }))
  await waitFor(() => expect(describedBy(number)).toContain(session.breach.mobileRequired))
  await user.type(number, '090 123 4567')
  expect(describedBy(number)).not.toContain(session.breach.mobileRequired)
  await dialog.findByRole('combobox')
  expect(readDraft('logInByPhone', ['country', 'number'])).toEqual({ country: 'VN', number: '090 123 4567' })
  await user.click(dialog.getByRole('button', { name: session.logIn }))
  const code = dialog.getByRole('textbox', { name: required(verification.code) })
  await waitFor(() => expect(describedBy(code)).toContain(session.breach.codeRequired))
  await user.type(code, '123456')
  await user.click(dialog.getByRole('button', { name: session.logIn }))
  await waitFor(() => expect(describedBy(code)).toContain(errors.codes.CODE_INVALID))
  expect(sent.find(({ operationName }) => operationName === 'LogInWithCode')?.variables).toMatchObject({
    input: { phone: { diallingCode: '84', number: '0901234567' }, verificationCode: '123456', remember: false },
  })
})

it('says above the fields that the connection failed before the log-in was sent', async () => {
  const { user, dialog, username, password, submit } = await openDialog({
    fails: (operation) => operation === 'HumanChallenge',
  })
  await user.type(username, 'lananh88')
  await user.type(password, 'quiet-harbour')
  await user.click(submit)
  expect((await dialog.findByRole('alert')).textContent).toContain(faults.codes.NETWORK)
  expect(logIns()).toEqual([])
})
