import { authenticatorCode } from '@playhouse/contract-suite/authenticator-code.ts'
import { SoftKey } from '@playhouse/contract-suite/soft-key.ts'
import { SITE_ORIGIN } from '../real-platform.ts'
import { call, type MutationRuns } from './mutation-run.ts'
import type { Caller } from './callers.ts'

async function beginAuthenticator({ browser, password }: Caller): Promise<string> {
  const selection = 'BeginAuthenticatorSetupSuccess { secret }'
  return String(
    (await call(browser, 'beginAuthenticatorSetup', 'BeginAuthenticatorSetupInput', { password }, selection))['secret'],
  )
}

async function addAuthenticator(caller: Caller): Promise<string[]> {
  const input = { code: authenticatorCode(await beginAuthenticator(caller)) }
  const selection = 'RecoveryCodesSuccess { codes }'
  const given = await call(
    caller.browser,
    'confirmAuthenticatorSetup',
    'ConfirmAuthenticatorSetupInput',
    input,
    selection,
  )
  return given['codes'] as string[]
}

async function createPasskey(key: SoftKey, { browser, password }: Caller): Promise<{ name: string; response: string }> {
  const selection = 'PasskeyOptionsSuccess { options }'
  const { options } = await call(
    browser,
    'beginPasskeyRegistration',
    'BeginPasskeyRegistrationInput',
    { password },
    selection,
  )
  return { name: 'My phone', response: key.create(String(options)) }
}

async function answerChallenge(key: SoftKey, { browser }: Caller): Promise<{ response: string }> {
  const { options } = await call(browser, 'beginPasskeyLogIn', undefined, {}, 'PasskeyOptionsSuccess { options }')
  return { response: key.get(String(options)) }
}

/** Adds a passkey and signs in with it. @returns its id */
async function addPasskey(caller: Caller): Promise<string> {
  const key = new SoftKey(SITE_ORIGIN)
  const { browser } = caller
  const selection = 'SecurityChangeSuccess { security { passkeys { id } } }'
  const { security } = await call(browser, 'addPasskey', 'AddPasskeyInput', await createPasskey(key, caller), selection)
  await call(
    browser,
    'logInWithPasskey',
    'LogInWithPasskeyInput',
    await answerChallenge(key, caller),
    'LogInSuccess { isFirstLogIn }',
  )
  return (security as { passkeys: { id: string }[] }).passkeys[0]?.id ?? ''
}

const ANSWERS = ['FIRST_TEACHER', 'FIRST_JOB', 'FAVOURITE_TOY'].map((questionId, index) => ({
  questionId,
  answer: `Answer ${index}`,
}))

const newApiToken = (password: string) => ({ password, name: 'Sheet', scopes: ['READ_WALLET'], days: 30 })

export const SECURITY_RUNS: MutationRuns = {
  beginAuthenticatorSetup: [
    { as: 'newcomer', input: (_world, { password }) => ({ password }), gives: 'BeginAuthenticatorSetupSuccess' },
  ],
  confirmAuthenticatorSetup: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ code: authenticatorCode(await beginAuthenticator(caller)) }),
      gives: 'RecoveryCodesSuccess',
    },
  ],
  renewRecoveryCodes: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ password: caller.password, code: (await addAuthenticator(caller))[0] }),
      gives: 'RecoveryCodesSuccess',
    },
  ],
  createDataFile: [{ as: 'newcomer', input: (_world, { password }) => ({ password }), gives: 'CreateDataFileSuccess' }],
  removeAuthenticator: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ password: caller.password, code: (await addAuthenticator(caller))[0] }),
      gives: 'SecurityChangeSuccess',
    },
  ],
  setSecurityQuestions: [
    {
      as: 'newcomer',
      input: (_world, { password }) => ({ proof: { password }, answers: ANSWERS }),
      gives: 'SecurityChangeSuccess',
    },
    { as: 'newcomer', input: () => ({ proof: { paymentPassword: '' }, answers: ANSWERS }), gives: 'InvalidInput' },
    { as: 'newcomer', input: () => ({ proof: { password: 'wrong' }, answers: ANSWERS }), gives: 'Problem' },
  ],
  createApiToken: [
    { as: 'newcomer', input: (_world, { password }) => newApiToken(password), gives: 'CreateApiTokenSuccess' },
    {
      as: 'newcomer',
      input: (_world, { password }) => ({ ...newApiToken(password), name: '' }),
      gives: 'InvalidInput',
    },
    { as: 'newcomer', input: () => newApiToken('wrong'), gives: 'Problem' },
  ],
  revokeApiToken: [
    {
      as: 'newcomer',
      input: async (_world, { browser, password }) => {
        const selection = 'CreateApiTokenSuccess { apiTokens { id } }'
        const input = newApiToken(password)
        const { apiTokens } = await call(browser, 'createApiToken', 'CreateApiTokenInput', input, selection)
        return { id: (apiTokens as { id: string }[])[0]?.id }
      },
      gives: 'RevokeApiTokenSuccess',
    },
  ],
  beginPasskeyRegistration: [
    { as: 'newcomer', input: (_world, { password }) => ({ password }), gives: 'PasskeyOptionsSuccess' },
  ],
  addPasskey: [
    {
      as: 'newcomer',
      input: (_world, caller) => createPasskey(new SoftKey(SITE_ORIGIN), caller),
      gives: 'SecurityChangeSuccess',
    },
  ],
  renamePasskey: [
    {
      as: 'newcomer',
      input: async (_world, caller) => {
        await addAuthenticator(caller)
        return { id: await addPasskey(caller), name: 'My old phone' }
      },
      gives: 'SecurityChangeSuccess',
    },
  ],
  revokeSession: [
    {
      as: 'newcomer',
      input: async (_world, caller) => {
        // Another session beside the first one.
        const browser = await caller.browser.logIn(caller)
        const { data } = await browser.send('{ viewer { sessions { id isCurrent } } }')
        const { viewer } = data as unknown as { viewer: { sessions: { id: string; isCurrent: boolean }[] } }
        return { id: viewer.sessions.find(({ isCurrent }) => !isCurrent)?.id }
      },
      gives: 'RevokeSessionSuccess',
    },
  ],
  removePasskey: [
    {
      as: 'newcomer',
      input: async (_world, caller) => ({ id: await addPasskey(caller) }),
      gives: 'SecurityChangeSuccess',
    },
  ],
  beginPasskeyLogIn: [{ as: 'visitor', gives: 'PasskeyOptionsSuccess' }],
  logInWithPasskey: [
    {
      as: 'newcomer',
      input: async (_world, caller) => {
        const key = new SoftKey(SITE_ORIGIN)
        const added = await createPasskey(key, caller)
        await call(caller.browser, 'addPasskey', 'AddPasskeyInput', added, 'SecurityChangeSuccess { __typename }')
        return answerChallenge(key, caller)
      },
      gives: 'LogInSuccess',
    },
  ],
}
