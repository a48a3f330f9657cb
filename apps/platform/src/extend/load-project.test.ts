import { checkerName, identityProviders } from '@playhouse/vendor-api/identity-checks/all.ts'
import { MESSAGE_SENDERS, messageProviders } from '@playhouse/vendor-api/messages/all.ts'
import { PAYMENT_PROVIDERS, paymentProviders, providerName } from '@playhouse/vendor-api/payments/all.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { loadProject, setProjectProviders } from './load-project.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'))
  for (const part of ['theme', 'providers']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'theme/tokens.css'), '')
  writeFileSync(join(folder, 'theme/favicon.svg'), '<svg/>')
})
afterEach(() => {
  setProjectProviders([])
  rmSync(folder, { recursive: true })
})

/** Writes a project with one provider for each text, and loads it. */
async function load(...providers: string[]): Promise<void> {
  const files = providers.map((text, index) => {
    const file = `./providers/provider-${index}.mjs`
    writeFileSync(join(folder, file), text)
    return file
  })
  const config = { name: 'Lotus House', description: 'Play money.', language: 'EN', providers: files }
  writeFileSync(join(folder, 'playhouse.config.ts'), `export default ${JSON.stringify(config)}`)
  await loadProject(folder)
}

const declare = (code: string, prefix: string, rest = '', kind = 'payment') =>
  `export default { kind: '${kind}', code: '${code}', name: 'Tea House', prefix: '${prefix}', open() { throw new Error('no tea') }${rest} }`

const SETTINGS = {
  DATABASE_URL: 'postgres://127.0.0.1/playhouse',
  DEMO: 'true',
  TEAHOUSE_URL: 'https://tea.example/pay',
  TEAHOUSE_SECRET: 'the new one, the old one',
}

describe('a payment provider of a project', () => {
  test('is asked before ours, and has the name and the variables that its file declares', async () => {
    await load(declare('tea-house', 'TEAHOUSE', `, settings: { CALLBACK_KEY: 'secret' }`))
    expect(paymentProviders.list().map(({ code }) => code)).toEqual([
      'tea-house',
      ...PAYMENT_PROVIDERS.map(({ code }) => code),
    ])
    expect(providerName('tea-house')).toBe('Tea House')
    const { payments } = readConfig({ ...SETTINGS, TEAHOUSE_CALLBACK_KEY: 'k' })
    expect(payments['tea-house']).toEqual({
      url: 'https://tea.example',
      secrets: ['the new one', 'the old one'],
      settings: { CALLBACK_KEY: 'k' },
    })
  })

  test('is off without its address', async () => {
    await load(declare('tea-house', 'TEAHOUSE', `, settings: { CALLBACK_KEY: 'secret' }`))
    expect(readConfig({ ...SETTINGS, TEAHOUSE_URL: '' }).payments).not.toHaveProperty('tea-house')
  })

  test('needs a secret of its own outside a demo, and each setting that it calls one', async () => {
    await load(declare('tea-house', 'TEAHOUSE', `, settings: { CALLBACK_KEY: 'secret' }`))
    const read = () => readConfig({ ...SETTINGS, DEMO: 'false', TEAHOUSE_CALLBACK_KEY: 'short' })
    expect(read).toThrow(/TEAHOUSE_SECRET: is shorter than 32 bytes/)
    expect(read).toThrow(/TEAHOUSE_CALLBACK_KEY: is shorter than 32 bytes/)
  })

  test('has its settings checked by their schemas', async () => {
    const zod = import.meta.resolve('zod')
    const schema = `, settings: { SHOP: z.string().regex(/^T-\\d+$/, 'must be a shop such as T-7') }`
    await load(`import * as z from '${zod}'\n${declare('tea-house', 'TEAHOUSE', schema)}`)
    expect(() => readConfig({ ...SETTINGS, TEAHOUSE_SHOP: 'seven' })).toThrow(
      'TEAHOUSE_SHOP: must be a shop such as T-7',
    )
    expect(readConfig({ ...SETTINGS, TEAHOUSE_SHOP: 'T-7' }).payments['tea-house']?.settings).toEqual({ SHOP: 'T-7' })
  })

  test.each<[what: string, provider: string, reason: RegExp]>([
    ['a file that exports nothing', 'export const tea = 1', /it has no default export/],
    ['a file that does not run', 'throw new Error("the kettle is broken")', /the kettle is broken/],
    ['a code in capitals', declare('Tea', 'TEAHOUSE'), /lower-case letters[^]*code/],
    ['the code of one of ours', declare('lantern', 'TEAHOUSE'), /there is another provider "lantern"/],
    ['variables of another part', declare('tea-house', 'DATABASE'), /the variable DATABASE_URL is another part’s/],
    ['variables of one of ours', declare('tea-house', 'MOSSWATER'), /the variable MOSSWATER_URL is another part’s/],
    [
      'no kind',
      `export default { code: 'tea', name: 'Tea', prefix: 'TEA', open() {} }`,
      /defineMessageProvider[^]*kind/,
    ],
    ['a kind that only ours have', declare('tea', 'TEA', '', 'screening'), /kind/],
    ['the code of a provider of another kind', declare('relay', 'TEA'), /there is another provider "relay"/],
    [
      'no way to open it',
      `export default { kind: 'payment', code: 'tea', name: 'Tea', prefix: 'TEA' }`,
      /must be a function[^]*open/,
    ],
    ['a setting that is no schema', declare('tea', 'TEA', `, settings: { SHOP: 7 }`), /settings/],
    ['a word that there is not', declare('tea', 'TEA', `, methods: ['QR']`), /methods/],
  ])('is refused with the file and the reason for %s', async (_what, provider, reason) => {
    await expect(load(provider)).rejects.toThrow(reason)
    await expect(load(provider)).rejects.toThrow(join(folder, 'providers/provider-0.mjs'))
  })

  test('is refused where another one of the project has its code', async () => {
    await expect(load(declare('tea', 'TEA'), declare('tea', 'CUP'))).rejects.toThrow(
      /provider-1[^]*another provider "tea"/,
    )
  })
})

describe('a message service of a project', () => {
  test('is asked before ours, with the whole address that is set for it', async () => {
    await load(declare('tea-post', 'TEAPOST', `, settings: { LINE: 'secret' }`, 'message'))
    expect(messageProviders.list().map(({ code }) => code)).toEqual([
      'tea-post',
      ...MESSAGE_SENDERS.map(({ code }) => code),
    ])
    const { sender } = readConfig({
      ...SETTINGS,
      TEAPOST_URL: 'https://tea.example/post/v2',
      TEAPOST_SECRET: 'leaf',
      TEAPOST_LINE: 'k',
      SMS_SENDERS: 'VN:tea-post',
    })
    expect(sender).toEqual({
      access: { 'tea-post': { url: 'https://tea.example/post/v2', secrets: ['leaf'], settings: { LINE: 'k' } } },
      smsOrder: { VN: ['tea-post'] },
    })
  })

  test('needs a secret of its own outside a demo', async () => {
    await load(declare('tea-post', 'TEAPOST', '', 'message'))
    expect(() => readConfig({ ...SETTINGS, DEMO: 'false', TEAPOST_URL: 'https://tea.example/' })).toThrow(
      /TEAPOST_SECRET: is not set/,
    )
  })
})

describe('a provider of identity checks of a project', () => {
  test('is chosen before ours, and has its name in the back office', async () => {
    await load(declare('tea-leaves', 'TEALEAVES', '', 'identity'))
    expect(identityProviders.list()[0]?.code).toBe('tea-leaves')
    expect(checkerName('tea-leaves')).toBe('Tea House')
    const { identityChecks } = readConfig({ ...SETTINGS, TEALEAVES_URL: 'https://tea.example/checks' })
    expect(identityChecks.access).toMatchObject({ 'tea-leaves': { url: 'https://tea.example' } })
  })
})

test('providers of a project are found by kind, wherever they stand among its files', async () => {
  await load(declare('tea', 'TEA'), declare('post', 'POST', '', 'message'), declare('leaves', 'LEAVES', '', 'identity'))
  expect(paymentProviders.listOfProject().map(({ code }) => code)).toEqual(['tea'])
  expect(messageProviders.listOfProject().map(({ code }) => code)).toEqual(['post'])
  expect(identityProviders.listOfProject().map(({ code }) => code)).toEqual(['leaves'])
})
