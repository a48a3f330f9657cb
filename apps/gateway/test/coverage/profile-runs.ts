import { randomUUID } from 'node:crypto'
import { call, type MutationRuns } from './mutation-run.ts'
import { freshPhone, type Caller } from './callers.ts'
import type { World } from './world.ts'

async function insertUpload({ sql }: World, { username }: Caller, purpose: string): Promise<string> {
  const id = randomUUID()
  await sql(
    `insert into upload (member_id, id, purpose, picture, width, height)
     select id, '${id}', '${purpose}', '\\x00', 1, 1 from member where username = '${username}'`,
  )
  return id
}

/** Requests a code for a new contact. @returns the input of `bindContact`, with the password as proof */
async function addContact(world: World, { browser, password }: Caller) {
  const { phone, address } = freshPhone()
  const requested = { contact: { phone } }
  await call(browser, 'sendContactCode', 'SendContactCodeInput', requested, 'RequestCodeSuccess { expiresInMinutes }')
  return { ...requested, code: await world.sent(address, /\b\d{6}\b/), proof: { kind: 'PASSWORD', answer: password } }
}

export const PROFILE_RUNS: MutationRuns = {
  createUpload: [{ as: 'newcomer', input: () => ({ purpose: 'AVATAR' }), gives: 'CreateUploadSuccess' }],
  viewUpload: [
    {
      as: 'newcomer',
      input: async (world, caller) => ({ id: await insertUpload(world, caller, 'MESSAGE') }),
      gives: 'ViewUploadSuccess',
    },
  ],
  setAvatar: [{ as: 'newcomer', input: () => ({ drawnId: '3' }), gives: 'SetAvatarSuccess' }],
  sendContactCode: [
    { as: 'newcomer', input: () => ({ contact: { phone: freshPhone().phone } }), gives: 'RequestCodeSuccess' },
  ],
  sendContactProofCode: [{ as: 'member', input: () => ({ kind: 'EMAIL_CODE' }), gives: 'RequestCodeSuccess' }],
  bindContact: [{ as: 'newcomer', input: addContact, gives: 'BindContactSuccess' }],
  submitIdentityDocuments: [
    {
      as: 'newcomer',
      input: async (world, caller) => {
        await call(
          caller.browser,
          'updateProfile',
          'UpdateProfileInput',
          { realName: 'Lê Minh', birthday: '1990-01-01' },
          'UpdateProfileSuccess { viewer { id } }',
        )
        return {
          documents: [
            { kind: 'ID_FRONT', uploadId: await insertUpload(world, caller, 'IDENTITY_DOCUMENT') },
            { kind: 'ID_BACK', uploadId: await insertUpload(world, caller, 'IDENTITY_DOCUMENT') },
          ],
        }
      },
      gives: 'SubmitIdentityDocumentsSuccess',
    },
  ],
}
