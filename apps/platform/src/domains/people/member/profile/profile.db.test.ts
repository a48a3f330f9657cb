import {
  memberProfile as profileEndpoint,
  playerAvatar,
  setAvatar,
  updateProfile,
} from '@playhouse/platform-api/member-profile.ts'
import { systemTemplates } from '@playhouse/platform-api/site-settings.ts'
import { memberIcon, memberInfo } from '@playhouse/platform-api/member.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { checkUsername } from '@playhouse/platform-api/registration.ts'
import { createUpload } from '@playhouse/platform-api/uploads.ts'
import { eq, or, sql } from 'drizzle-orm'
import { KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { upload } from '../../../../db/tables/uploads.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { updateAccount } from '../../session/log-in/log-in.fixture.ts'
import { addMember } from '../../registration/add-member.ts'
import { birthdayBreach } from './profile.ts'

let harness: TestPlatform
let token: string
let lanId: number
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  ;({ token, id: lanId } = (await harness.call(login, { username: 'lan', password: PASSWORD })).value)
})
afterAll(() => harness.close())

const change = (input: Parameters<typeof harness.call<typeof updateProfile>>[1]) =>
  harness.call(updateProfile, input, { token })
const refused = (fields: object) => ({ status: 400, body: { errorCode: 'request_param_err', value: { fields } } })
const read = async () => (await harness.call(profileEndpoint, {}, { token })).value

describe('the birthday', () => {
  const now = new Date('2026-11-22T16:59:00Z')
  test.each([
    ['2005-11-22', undefined],
    ['2005-11-23', 'too_young'],
    ['2026-11-22', 'too_young'],
    ['2027-01-01', 'pattern'],
    ['1900-01-01', 'pattern'],
    ['2000-02-30', 'pattern'],
    ['22.11.2000', 'pattern'],
    ['', 'required'],
  ])('%s is %s at the end of 22 November 2026 of the brand', (birthday, breach) => {
    expect(birthdayBreach(birthday, 21, now)).toBe(breach)
  })

  test('counts a year from the brand’s midnight', () => {
    expect(birthdayBreach('2005-11-23', 21, new Date('2026-11-22T17:00:00Z'))).toBeUndefined()
  })

  test('of 29 February counts from 1 March in other years', () => {
    expect(birthdayBreach('2004-02-29', 21, new Date('2025-02-28T10:00:00Z'))).toBe('too_young')
    expect(birthdayBreach('2004-02-29', 21, new Date('2025-03-01T10:00:00Z'))).toBeUndefined()
  })
})

test('changes the given fields and leaves the rest', async () => {
  expect(await change({ nickname: '  Lan   Anh ' })).toMatchObject({ status: 200, value: { nickname: 'Lan Anh' } })
  expect((await change({ birthday: '1995-03-08', nationality: 'VN' })).status).toBe(200)
  expect((await change({ address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh' })).status).toBe(200)
  expect(await read()).toMatchObject({
    realName: null,
    birthday: '1995-03-08',
    birthdayFixed: false,
    minimumAge: 21,
    nationality: 'VN',
    address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh',
    mobileVerified: false,
    emailVerified: false,
    avatar: '0',
    contactProofs: [{ method: 'password', hint: null }],
  })
  expect((await harness.call(memberInfo, {}, { token })).value.nickname).toBe('Lan Anh')
  expect((await change({ nationality: '', address: '' })).status).toBe(200)
  expect(await read()).toMatchObject({ nationality: null, address: null, birthday: '1995-03-08' })
})

test('changes nothing when one field is refused', async () => {
  expect(await change({ nickname: 'Other', birthday: '2020-01-01' })).toMatchObject(refused({ birthday: 'too_young' }))
  expect((await harness.call(memberInfo, {}, { token })).value.nickname).toBe('Lan Anh')
})

test.each([
  [{ nickname: 'x' }, { nickname: 'length' }],
  [{ nickname: '<b>' }, { nickname: 'pattern' }],
  [{ nickname: 'Adm1n' }, { nickname: 'reserved' }],
  [{ nickname: 'Рlayhouse' }, { nickname: 'reserved' }],
  [{ nickname: 'Hỗ Trợ 24h' }, { nickname: 'reserved' }],
  [{ nickname: 'Lаn' }, { nickname: 'mixed_scripts' }],
  [{ nickname: 'La\u0300\u0301\u0302\u0303n' }, { nickname: 'pattern' }],
  [{ nickname: 'SubA' }, { nickname: 'taken' }],
  [{ nickname: 'Lan\u202Enimda' }, { nickname: 'pattern' }],
  [{ realName: '' }, { realName: 'required' }],
  [{ realName: 'Agent 47' }, { realName: 'pattern' }],
  [{ realName: 'Đỗ Thị Lаn' }, { realName: 'mixed_scripts' }],
  [{ realName: 'Đỗ Лан' }, { realName: 'mixed_scripts' }],
  [{ realName: 'Đỗ Lan\u3164' }, { realName: 'pattern' }],
  [{ nationality: 'Viet' }, { nationality: 'length' }],
  [{ nationality: 'v1' }, { nationality: 'pattern' }],
  [{ address: 'x' }, { address: 'length' }],
  [{ address: 'A<script>alert(1)</script>' }, { address: 'pattern' }],
])('refuses %j', async (input, fields) => {
  expect(await change(input)).toMatchObject(refused(fields))
})

describe('a nickname and another account’s username', () => {
  const account = (username: string, nickname = username) => {
    return { username, nickname, passwordHash: '', kind: KIND_CODES.MEMBER, parent: undefined }
  }
  const open = (...names: Parameters<typeof account>) =>
    withTransaction(harness.database, (tx) => addMember(tx, account(...names)))
  const countNames = (name: string) =>
    harness.database.$count(member, or(eq(member.username, name), eq(member.nickname, name)))

  test('cannot become equal while the account is opened', async () => {
    const isWaiting = async (): Promise<void> => {
      const { rowCount } = await harness.database.execute(
        sql`select from pg_locks where locktype = 'advisory' and not granted`,
      )
      return rowCount ? undefined : isWaiting()
    }
    let changing: ReturnType<typeof change> | undefined
    await withTransaction(harness.database, async (tx) => {
      await addMember(tx, account('racer1'))
      changing = change({ nickname: 'Racer1' })
      await Promise.race([changing, isWaiting()])
    })
    expect(await changing).toMatchObject(refused({ nickname: 'taken' }))
  })

  test('go to one of two that want them at once', async () => {
    for (const name of Array.from({ length: 8 }, (_, index) => `both${index}`)) {
      await Promise.all([change({ nickname: name }), open(name)])
      expect(await countNames(name)).toBe(1)
    }
  })

  test('differ when the nickname is older, whatever its case', async () => {
    await change({ nickname: 'Morning1' })
    expect((await harness.call(checkUsername, { username: 'morning1' })).value).toEqual({ available: false })
    expect(await open('morning1')).toBeUndefined()
    await change({ nickname: 'Sương2Mai' })
    // Without the accents it is another name.
    expect(await open('suong2mai')).toBeDefined()
  })

  test('differ when an account is opened with a nickname', async () => {
    await open('g100000001', 'SubA')
    expect(await countNames('SubA')).toBe(0)
  })
})

test('sets the real name once, even concurrently', async () => {
  const names = ['Trần Thị Lan', 'Nguyễn Văn Hoà', 'Lê Minh']
  const responses = await Promise.all(names.map((realName) => change({ realName })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const { realName } = await read()
  expect(names).toContain(realName)
  expect(await change({ realName: 'Somebody Else' })).toMatchObject(refused({ realName: 'fixed' }))
  // A repeated submit.
  expect((await change({ realName: realName ?? '' })).status).toBe(200)
})

test('fixes the birthday after a passed identity check', async () => {
  await harness.database.update(memberProfile).set({ identityTier: 1 }).where(eq(memberProfile.memberId, lanId))
  expect(await change({ birthday: '1990-01-01' })).toMatchObject(refused({ birthday: 'fixed' }))
  expect((await change({ birthday: '1995-03-08' })).status).toBe(200)
  expect((await read()).birthdayFixed).toBe(true)
})

describe('the picture', () => {
  const choose = (avatarType: 'STATIC' | 'UPLOAD', avatar: string) =>
    harness.call(setAvatar, { avatarType, avatar }, { token })
  const sendPicture = async () => {
    const { id, path } = (await harness.call(createUpload, { purpose: 'AVATAR' }, { token })).value
    const payload = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a5' } })
      .png()
      .toBuffer()
    const sent = await harness.app.inject({
      method: 'PUT',
      url: path,
      payload,
      headers: { 'content-type': 'image/png' },
    })
    expect(sent.statusCode).toBe(200)
    return id
  }

  test('can be any drawn one by its number', async () => {
    const { avatars } = (await harness.call(systemTemplates, {})).value
    expect(avatars.length).toBeGreaterThan(20)
    const last = avatars.at(-1)
    const first = await harness.app.inject(last?.picture ?? '')
    expect(first.headers['content-type']).toBe('image/svg+xml')
    expect((await choose('STATIC', last?.id ?? '')).value.avatar).toBe(last?.picture)
    expect((await harness.call(memberIcon, {}, { token })).value.avatar).toBe(last?.picture)
    expect((await harness.call(playerAvatar, {}, { token })).value).toEqual({ avatarType: 'STATIC', avatar: last?.id })
  })

  test('can be uploaded, and is public by its URL until it is replaced', async () => {
    const first = (await choose('UPLOAD', await sendPicture())).value
    expect(first.avatarType).toBe('UPLOAD')
    const shown = await harness.app.inject(first.avatar)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await read()).avatar).toBeNull()
    const second = (await choose('UPLOAD', await sendPicture())).value
    expect(second.avatar).not.toBe(first.avatar)
    await choose('STATIC', '0')
    await harness.restart()
    for (const { avatar } of [first, second]) expect((await harness.app.inject(avatar)).statusCode).toBe(404)
    expect(await harness.database.$count(upload, eq(upload.memberId, lanId))).toBe(0)
    expect((await harness.call(memberIcon, {}, { token })).value.avatar).toBe(`/media/avatars/${lanId}.svg`)
  })

  test.each([
    ['STATIC', '25'],
    ['STATIC', '-1'],
    ['STATIC', 'x'],
    ['UPLOAD', '1'],
  ] as const)('is not %s %s', async (avatarType, avatar) => {
    expect(await choose(avatarType, avatar)).toMatchObject(refused({ avatar: 'pattern' }))
  })

  test('cannot be another member’s upload', async () => {
    const minh = (await harness.call(login, { username: 'minh', password: PASSWORD })).value
    const id = await sendPicture()
    const taken = await harness.call(setAvatar, { avatarType: 'UPLOAD', avatar: id }, { token: minh.token })
    expect(taken).toMatchObject({ status: 404, body: { errorCode: 'upload.not.found' } })
  })
})

test('has no profile for a demo account', async () => {
  await updateAccount(harness.database, 'hoa', { kind: 4 })
  const { value } = await harness.call(login, { username: 'hoa', password: PASSWORD })
  expect((await harness.call(profileEndpoint, {}, { token: value.token })).status).toBe(403)
})
