import { memberIcon, memberInfo, updateLanguage } from '@playhouse/platform-api/member.ts'
import {
  bindContact,
  memberIdentity,
  memberProfile,
  playerAvatar,
  sendContactCode,
  sendContactProof,
  setAvatar,
  submitIdentity,
  updateProfile,
} from '@playhouse/platform-api/member-profile.ts'
import { systemTemplates } from '@playhouse/platform-api/site-settings.ts'
import type { createGuestUpload, viewGuestUpload } from '@playhouse/platform-api/support-cases.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { createUpload, type UploadPurpose, viewUpload } from '@playhouse/platform-api/uploads.ts'
import type { Cast } from '../cast.ts'
import { smallPicture } from '../picture.ts'
import { isRecord } from '../shape.ts'
import type { Account, Suite } from '../suite.ts'
import { sentCode } from './messages-of.ts'

/** Checks the member's own profile and contacts. */
export async function profiles(suite: Suite, { member, stranger }: Cast): Promise<void> {
  if (!member) return
  const told = {
    nickname: 'Contract',
    ...suite.person(),
    nationality: 'VN',
    address: '12 Le Loi',
  }
  if (await suite.ok(updateProfile, told, { as: member })) {
    member.realName = told.realName
    const [profile, info] = [
      await suite.ok(memberProfile, {}, { as: member }),
      await suite.ok(memberInfo, {}, { as: member }),
    ]
    if (info) suite.same(updateProfile, 'the nickname is the new one', info.nickname, told.nickname)
    if (profile) {
      suite.same(
        updateProfile,
        'the profile is the new one',
        [profile.realName, profile.birthday, profile.nationality, profile.address],
        [told.realName, told.birthday, told.nationality, told.address],
      )
      await suite.refused(updateProfile, { birthday: '2020-01-01' }, 'request_param_err', {
        as: member,
        name: 'a child’s birthday is refused',
      })
      const after = await suite.ok(memberProfile, {}, { as: member })
      if (after) suite.same(updateProfile, 'what is refused is not stored', after, profile)
    }
  }
  // The stranger plays and pays as well.
  if (stranger) await suite.ok(updateProfile, suite.person(), { as: stranger })
  await suite.ok(updateProfile, { nickname: 'Contract' }, { as: member })
  await language(suite, member)
  await avatars(suite, member)
  await contacts(suite, member)
  await identity(suite, member)
}

async function language(suite: Suite, member: Account): Promise<void> {
  const code = suite.facts.languages.find((candidate) => candidate !== 'EN') ?? 'EN'
  if (!(await suite.ok(updateLanguage, { language: code }, { as: member }))) return
  const info = await suite.ok(memberInfo, {}, { as: member })
  if (info) suite.same(updateLanguage, 'the account has the language', info.language, code)
  await suite.ok(updateLanguage, { language: 'EN' }, { as: member })
}

async function avatars(suite: Suite, member: Account): Promise<void> {
  const templates = await suite.ok(systemTemplates, {})
  await suite.ok(memberIcon, {}, { as: member })
  await suite.ok(playerAvatar, {}, { as: member })
  const [drawn] = templates?.avatars ?? []
  if (drawn && (await suite.ok(setAvatar, { avatarType: 'STATIC', avatar: drawn.id }, { as: member }))) {
    const chosen = await suite.ok(playerAvatar, {}, { as: member })
    if (chosen)
      suite.same(
        setAvatar,
        'the chosen picture is the account’s',
        [chosen.avatarType, chosen.avatar],
        ['STATIC', drawn.id],
      )
    const icon = await suite.ok(memberIcon, {}, { as: member })
    if (icon) suite.same(memberIcon, 'is the chosen picture', icon.avatar, drawn.picture)
    const path = icon && suite.facts.imageHost && new URL(icon.avatar, suite.facts.imageHost).href
    const picture = path && (await suite.party('fetch', { url: path }))
    if (picture)
      suite.check(
        memberIcon,
        'the path leads to a picture',
        picture.status === 200 && picture.contentType.startsWith('image/'),
        `${picture.status} ${picture.contentType}`,
      )
  }
  const id = await upload(suite, member, 'AVATAR')
  if (
    id &&
    (await suite.ok(setAvatar, { avatarType: 'UPLOAD', avatar: id }, { as: member, name: 'takes an uploaded picture' }))
  ) {
    const own = await suite.ok(playerAvatar, {}, { as: member })
    if (own) suite.same(setAvatar, 'the uploaded picture is the account’s', own.avatarType, 'UPLOAD')
  }
}

/** Uploads a picture. @returns its id */
export async function upload(suite: Suite, member: Account, purpose: UploadPurpose): Promise<string | undefined> {
  const link = await suite.ok(createUpload, { purpose }, { as: member })
  if (!link || !(await sendPicture(suite, createUpload, link))) return undefined
  await seePicture(suite, viewUpload, await suite.ok(viewUpload, { id: link.id }, { as: member }))
  return link.id
}

type NewUpload = ValueOf<typeof createUpload>

/** Sends a picture to a link, which takes it once. @returns whether it was sent */
export async function sendPicture(
  suite: Suite,
  endpoint: typeof createUpload | typeof createGuestUpload,
  link: NewUpload,
): Promise<boolean> {
  const { imageHost } = suite.facts
  if (!imageHost) return false
  const picture = { url: new URL(link.path, imageHost).href, picture: smallPicture().toString('base64') }
  const sent = await suite.party('upload', picture)
  if (!sent) return false
  suite.check(endpoint, 'the link takes a picture', sent.status === 200, `status ${sent.status}`)
  const again = await suite.party('upload', picture)
  const code = isRecord(again?.body) ? again.body.errorCode : undefined
  suite.check(
    endpoint,
    'the link works once',
    again?.status === 404 && code === 'upload.link.invalid',
    `status ${again?.status} ${String(code)}`,
  )
  suite.ahead(endpoint, 'a new link can be used', link.expiresAt)
  return true
}

/** Looks at a picture by its address, which works once. */
export async function seePicture(
  suite: Suite,
  endpoint: typeof viewUpload | typeof viewGuestUpload,
  view: ValueOf<typeof viewUpload> | undefined,
): Promise<void> {
  const { imageHost } = suite.facts
  if (!view || !imageHost) return
  suite.ahead(endpoint, 'a new link can be used', view.expiresAt)
  const address = new URL(view.path, imageHost).href
  const shown = await suite.party('fetch', { url: address })
  if (shown)
    suite.check(
      endpoint,
      'the path shows the picture',
      shown.status === 200 && shown.contentType.startsWith('image/'),
      `${shown.status} ${shown.contentType}`,
    )
  const twice = await suite.party('fetch', { url: address })
  if (twice) suite.check(endpoint, 'the path works once', twice.status !== 200, 'the picture is shown twice')
}

async function contacts(suite: Suite, member: Account): Promise<void> {
  const email = `${member.username}@contract.example`
  const input = { channel: 'email', email }
  const code = await sentCode(suite, email, () => suite.ok(sendContactCode, input, { as: member }))
  if (code === undefined) return suite.needs('a way to read sent codes (--outbox)', bindContact, sendContactProof)
  await suite.refused(
    bindContact,
    { ...input, verificationCode: '000000', ...ownProof(member) },
    ['code.invalid', 'code.expired', 'contact.proof.failed'],
    { as: member, name: 'a wrong code is refused' },
  )
  const bound = await suite.ok(bindContact, { ...input, verificationCode: code, ...ownProof(member) }, { as: member })
  if (!bound) return
  member.email = email
  const [profile, info] = [
    await suite.ok(memberProfile, {}, { as: member }),
    await suite.ok(memberInfo, {}, { as: member }),
  ]
  if (profile) suite.same(bindContact, 'the address is verified', profile.emailVerified, true)
  if (info)
    suite.check(
      bindContact,
      'the address is masked',
      info.email !== null && info.email !== undefined && info.email !== email,
      `${String(info.email)} is shown in full or not at all`,
    )
  // Without a contact that receives a code, the password is the proof.
  const proof = await sentCode(suite, email, () => suite.ok(sendContactProof, { method: 'email' }, { as: member }))
  const mobileNum = suite.mobileNumber()
  const phone = { channel: 'sms', countryDialingCode: '84', mobileNum }
  const phoneCode = proof && (await sentCode(suite, mobileNum, () => suite.ok(sendContactCode, phone, { as: member })))
  const proven = { proof: { method: 'email', answer: proof } }
  const requested = { ...phone, verificationCode: phoneCode, ...proven }
  if (phoneCode && (await suite.ok(bindContact, requested, { as: member, name: 'binds a number with a proof' }))) {
    member.mobile = mobileNum
    const after = await suite.ok(memberProfile, {}, { as: member })
    if (after) suite.same(bindContact, 'the number is verified', after.mobileVerified, true)
  }
}

const ownProof = ({ password }: Account) => ({ proof: { method: 'password', answer: password } })

async function identity(suite: Suite, member: Account): Promise<void> {
  const before = await suite.ok(memberIdentity, {}, { as: member })
  const kinds = before?.next?.documents ?? []
  if (kinds.length === 0) return suite.needs('a tier of the identity check that asks for documents', submitIdentity)
  const documents = []
  for (const kind of kinds) {
    const uploadId = await upload(suite, member, 'IDENTITY_DOCUMENT')
    if (uploadId) documents.push({ kind, uploadId })
  }
  if (documents.length === 0) return
  const sent = await suite.ok(submitIdentity, { documents }, { as: member })
  if (!sent) return
  suite.same(submitIdentity, 'the request waits for its review', sent.request?.state, 'REVIEW')
  const shown = (request: typeof sent.request) =>
    request?.documents.map(({ kind, uploadId }) => `${kind} ${uploadId}`).toSorted()
  suite.same(
    submitIdentity,
    'has the documents that were sent',
    shown(sent.request),
    documents.map(({ kind, uploadId }) => `${kind} ${uploadId}`).toSorted(),
  )
  await suite.refused(submitIdentity, { documents }, ['identity.open', 'upload.not.found'], {
    as: member,
    name: 'a second request is refused',
  })
  const after = await suite.ok(memberIdentity, {}, { as: member })
  if (after) suite.same(memberIdentity, 'shows what was sent', shown(after.request), shown(sent.request))
}
