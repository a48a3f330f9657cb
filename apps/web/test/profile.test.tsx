import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import identity from '@playhouse/shared/texts/web/EN/identity.json' with { type: 'json' }
import profile from '@playhouse/shared/texts/web/EN/profile.json' with { type: 'json' }
import upload from '@playhouse/shared/texts/web/EN/upload.json' with { type: 'json' }
import verification from '@playhouse/shared/texts/web/EN/verification.json' with { type: 'json' }
import { answerUploads, describedBy, fill, openSite, sent, viewer, PNG } from './site.tsx'

const DETAILS = {
  realName: null,
  birthday: null,
  isBirthdayFixed: false,
  nationality: null,
  address: null,
  avatarId: '0',
  avatars: [
    { id: '1', picture: 'http://localhost/1.svg' },
    { id: '2', picture: 'http://localhost/2.svg' },
  ],
  contactProofs: [{ kind: 'PASSWORD', hint: null }],
}
const IDENTITY = {
  tier: 0,
  deadline: null,
  nextTier: { tier: 1, documents: ['ID_FRONT', 'ID_BACK'], missing: [] },
  request: null,
}

const SUCCESSES = Object.fromEntries(
  ['UpdateProfile', 'SetAvatar', 'CreateUpload', 'BindContact', 'SubmitIdentityDocuments', 'RequestCode'].map(
    (name) => [`${name}Result`, () => ({ __typename: `${name}Success` })],
  ),
)

/** Rule of a brand with the ages 18 and 21. */
const AGE_RULE = fill(common.ageRules, { age: 18, member: 21 })

const openProfile = (types: Record<string, () => object> = {}) =>
  openSite('/member/profile', {
    query: viewer('MEMBER'),
    site: { agreementAge: 18, memberAge: 21 },
    types: {
      MemberProfile: () => ({ mobile: null, email: null }),
      MemberDetails: () => DETAILS,
      IdentityCheck: () => IDENTITY,
      ...SUCCESSES,
      ...types,
    },
  })
const region = (name: string) => screen.findByRole('region', { name })
const getInput = (operation: string) => sent.findLast(({ operationName }) => operationName === operation)?.variables

type User = ReturnType<typeof userEvent.setup>
const choose = (user: User, input: HTMLElement, ...files: File[]) => user.upload(input, files)

afterEach(() => vi.unstubAllGlobals())

describe('the details', () => {
  it('send only changed fields', async () => {
    const user = await openProfile()
    const form = within(await region(profile.details))
    await user.type(form.getByLabelText(profile.realName), 'Lan Anh Tran')
    await user.click(form.getByRole('button', { name: profile.save }))
    await screen.findByText(profile.saved)
    expect(getInput('UpdateProfile')).toEqual({ input: { realName: 'Lan Anh Tran' } })
  })

  it('say before sending that a name mixes scripts', async () => {
    const user = await openProfile()
    const form = within(await region(profile.details))
    const nickname = form.getByLabelText(profile.nickname, { exact: false })
    const realName = form.getByLabelText(profile.realName)
    await user.clear(nickname)
    await user.type(nickname, 'Lаn')
    await user.type(realName, '小美 Lan')
    await user.click(form.getByRole('button', { name: profile.save }))
    await waitFor(() => expect(describedBy(nickname)).toContain(profile.mixedScripts))
    expect(describedBy(realName)).toContain(profile.mixedScripts)
    expect(getInput('UpdateProfile')).toBeUndefined()
  })

  it.each([
    ['PATTERN', 'Use 2 to 24 letters, digits and spaces.'],
    ['CONTACT_DATA', profile.contactData],
  ])('show refusals at their fields: %s', async (reason, text) => {
    const user = await openProfile({
      UpdateProfileResult: () => ({
        __typename: 'InvalidInput',
        code: 'INVALID_INPUT',
        problems: [
          { field: 'birthday', reason: 'TOO_YOUNG' },
          { field: 'nickname', reason },
        ],
      }),
    })
    const form = within(await region(profile.details))
    fireEvent.change(form.getByLabelText(profile.birthday), { target: { value: '2015-01-01' } })
    await user.click(form.getByRole('button', { name: profile.save }))
    await waitFor(() => expect(describedBy(form.getByLabelText(profile.birthday))).toBe(AGE_RULE))
    expect(describedBy(form.getByLabelText(/^Nickname/))).toBe(text)
    expect(document.activeElement).toBe(form.getByLabelText(/^Nickname/))
  })

  it('keep a real name once it is set', async () => {
    await openProfile({
      MemberDetails: () => ({ ...DETAILS, realName: 'Lan Anh', isBirthdayFixed: true, birthday: '1995-03-08' }),
    })
    const form = within(await region(profile.details))
    const name = form.getByLabelText<HTMLInputElement>(profile.realName)
    expect(name.readOnly).toBe(true)
    expect(describedBy(name)).toBe(profile.realNameFixed)
    expect(form.getByLabelText<HTMLInputElement>(profile.birthday).readOnly).toBe(true)
  })
})

describe('the picture', () => {
  it('can be a drawn one', async () => {
    const user = await openProfile()
    await user.click(await screen.findByRole('button', { name: profile.choosePicture }))
    const dialog = within(await screen.findByRole('dialog', { name: profile.choosePicture }))
    await user.click(dialog.getByRole('radio', { name: fill(profile.drawnPicture, { number: 2 }) }))
    await user.click(dialog.getByRole('button', { name: profile.usePicture }))
    await screen.findByText(profile.pictureSaved)
    expect(getInput('SetAvatar')).toEqual({ input: { drawnId: '2' } })
  })

  it('is the uploaded one after an upload', async () => {
    answerUploads(200, { success: true })
    const user = await openProfile({ CreateUploadSuccess: () => ({ id: 'picture-1' }) })
    await user.click(await screen.findByRole('button', { name: profile.choosePicture }))
    const dialog = within(await screen.findByRole('dialog', { name: profile.choosePicture }))
    await choose(
      user,
      dialog.getByLabelText(new RegExp(profile.ownPicture)),
      new File([PNG], 'me.png', { type: 'image/png' }),
    )
    await dialog.findByText(upload.ready)
    await user.click(dialog.getByRole('button', { name: profile.usePicture }))
    await screen.findByText(profile.pictureSaved)
    expect(getInput('SetAvatar')).toEqual({ input: { uploadId: 'picture-1' } })
  })
})

describe('an upload', () => {
  const openUpload = async () => {
    const user = await openProfile()
    await user.click(await screen.findByRole('button', { name: profile.choosePicture }))
    const dialog = within(await screen.findByRole('dialog', { name: profile.choosePicture }))
    return { user, dialog, input: dialog.getByLabelText(new RegExp(profile.ownPicture)) }
  }

  it.each([
    [
      'an executable with the name of a picture',
      new File(['MZ program'], 'me.png', { type: 'image/png' }),
      upload.failures.TYPE,
    ],
    ['an SVG', new File(['<svg/>'], 'me.png', { type: 'image/png' }), upload.failures.TYPE],
    [
      'a file of six megabytes',
      new File([PNG, new Uint8Array(6 * 1024 * 1024)], 'me.png', { type: 'image/png' }),
      upload.failures.SIZE,
    ],
  ])('refuses %s without sending it', async (_, file, text) => {
    const { user, dialog, input } = await openUpload()
    await choose(user, input, file)
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    expect(sent.some(({ operationName }) => operationName === 'CreateUpload')).toBe(false)
  })

  it.each([
    ['upload.picture.too.large', upload.failures.PIXELS],
    ['upload.picture.broken', upload.failures.BROKEN],
    ['upload.link.invalid', upload.failures.EXPIRED],
    ['something.new', upload.failures.FAILED],
  ])('explains what to do when the platform answers %s, and can be removed', async (errorCode, text) => {
    answerUploads(422, { success: false, errorCode })
    const { user, dialog, input } = await openUpload()
    await choose(user, input, new File([PNG], 'me.png', { type: 'image/png' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    await user.click(dialog.getByRole('button', { name: fill(upload.remove, { name: 'me.png' }) }))
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})

describe('binding an e-mail address', () => {
  const openDialog = async (types: Record<string, () => object> = {}) => {
    const user = await openProfile(types)
    await user.click(await screen.findByRole('button', { name: profile.bind.EMAIL }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: profile.bind.EMAIL })) }
  }

  it('names missing fields', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: profile.confirm }))
    for (const text of [profile.required, profile.codeRequired, profile.proofRequired]) {
      expect(dialog.getAllByText(text)).not.toEqual([])
    }
  })

  it('sends a code to the address, then the code and the password', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText(/^New e-mail/), 'lan@mail.example')
    await user.click(dialog.getByRole('button', { name: verification.send }))
    await waitFor(() =>
      expect(getInput('SendContactCode')).toEqual({ input: { contact: { email: 'lan@mail.example' } } }),
    )
    await user.type(dialog.getByLabelText(/^Code sent/), '123456')
    await user.type(dialog.getByLabelText(/^Your password/), 'secret words')
    await user.click(dialog.getByRole('button', { name: profile.confirm }))
    await screen.findByText(/was added to your account/)
    expect(getInput('BindContact')).toEqual({
      input: {
        contact: { email: 'lan@mail.example' },
        code: '123456',
        proof: { kind: 'PASSWORD', answer: 'secret words' },
      },
    })
  })

  it('shows a wrong proof at its field and keeps the input', async () => {
    const { user, dialog } = await openDialog({
      BindContactResult: () => ({ __typename: 'Problem', code: 'CONTACT_PROOF_FAILED', field: 'proof' }),
    })
    await user.type(dialog.getByLabelText(/^New e-mail/), 'lan@mail.example')
    await user.type(dialog.getByLabelText(/^Code sent/), '123456')
    await user.type(dialog.getByLabelText(/^Your password/), 'wrong')
    await user.click(dialog.getByRole('button', { name: profile.confirm }))
    await dialog.findAllByText(errors.codes.CONTACT_PROOF_FAILED)
    expect(dialog.getByLabelText<HTMLInputElement>(/^Code sent/).value).toBe('123456')
  })
})

describe('the identity check', () => {
  it('asks for proof of the source of funds in its own words, whatever tier is passed', async () => {
    const nextTier = { tier: 2, documents: ['FUNDS_PROOF'], missing: [] }
    await openProfile({ IdentityCheck: () => ({ tier: 2, deadline: null, nextTier, request: null }) })
    const panel = within(await region(profile.identity))
    expect(panel.getByText(profile.tierTexts.funds)).toBeTruthy()
    expect(panel.getByText(profile.documents.FUNDS_PROOF)).toBeTruthy()
    expect(panel.queryByText(profile.tierTexts.address)).toBeNull()
  })

  it('says first that deposits and games wait for it', async () => {
    const deadline = { dueAt: '2026-01-01T00:00:00.000Z', isOverdue: true }
    await openProfile({ IdentityCheck: () => ({ ...IDENTITY, deadline }) })
    const panel = within(await region(profile.identity))
    expect(panel.getByText(identity.overdue)).toBeTruthy()
  })

  it('lists the profile details to fill in first', async () => {
    await openProfile({
      IdentityCheck: () => ({ ...IDENTITY, nextTier: { ...IDENTITY.nextTier, missing: ['REAL_NAME', 'BIRTHDAY'] } }),
    })
    const panel = within(await region(profile.identity))
    expect(panel.getByText(fill(profile.fillInFirst, { facts: 'real name, birthday' }))).toBeTruthy()
    expect(panel.queryByRole('button', { name: profile.send })).toBeNull()
  })

  it('sends one picture per document, and names missing ones', async () => {
    answerUploads(200, { success: true })
    const user = await openProfile({ CreateUploadSuccess: () => ({ id: 'picture-1' }) })
    const panel = within(await region(profile.identity))
    expect(panel.getByText(profile.whoChecks)).toBeTruthy()
    const png = (name: string) => new File([PNG], name, { type: 'image/png' })
    await choose(user, panel.getByLabelText(new RegExp(profile.documents.ID_FRONT)), png('front.png'))
    await panel.findByText(upload.ready)
    await user.click(panel.getByRole('button', { name: profile.send }))
    expect(panel.getAllByText(profile.documentRequired)).not.toEqual([])
    await choose(user, panel.getByLabelText(new RegExp(profile.documents.ID_BACK)), png('back.png'))
    await waitFor(() => expect(panel.getAllByText(upload.ready)).toHaveLength(2))
    await user.click(panel.getByRole('button', { name: profile.send }))
    await screen.findByText(profile.documentsSent)
    expect(getInput('SubmitIdentityDocuments')).toEqual({
      input: {
        documents: [
          { kind: 'ID_FRONT', uploadId: 'picture-1' },
          { kind: 'ID_BACK', uploadId: 'picture-1' },
        ],
      },
    })
  })

  it('shows the state of each document, and requests only the rejected one', async () => {
    const document = (kind: string, status: string, reason: string | null) => ({
      id: kind,
      kind,
      status,
      reason,
      uploadId: kind,
    })
    await openProfile({
      IdentityCheck: () => ({
        ...IDENTITY,
        request: {
          id: '1',
          tier: 1,
          status: 'NEEDS_INFO',
          reason: null,
          documents: [document('ID_FRONT', 'ACCEPTED', null), document('ID_BACK', 'REJECTED', 'UNREADABLE')],
        },
      }),
    })
    const request = within(await region(profile.request))
    expect(request.getByText(profile.documentStatuses.ACCEPTED)).toBeTruthy()
    expect(request.getAllByText(new RegExp(profile.reasons.UNREADABLE)).length).toBeGreaterThan(0)
    const panel = within(await region(profile.identity))
    expect(panel.getByLabelText(new RegExp(profile.documents.ID_BACK), { selector: 'input' })).toBeTruthy()
    expect(panel.queryByLabelText(new RegExp(profile.documents.ID_FRONT), { selector: 'input' })).toBeNull()
  })
})

it('says before it is tried that no contact can be added while no code can be sent', async () => {
  await openSite('/member/profile', {
    query: viewer('MEMBER'),
    site: { features: ['REGISTRATION'] },
    types: {
      MemberProfile: () => ({ mobile: null, email: null }),
      MemberDetails: () => DETAILS,
      IdentityCheck: () => IDENTITY,
    },
  })
  const add = await screen.findByRole('button', { name: profile.bind.EMAIL })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText(profile.noCodes)).not.toEqual([])
})
