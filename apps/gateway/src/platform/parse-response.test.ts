import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { gameList } from '@playhouse/platform-api/games.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { balance, consolidatedFunds } from '@playhouse/platform-api/wallet.ts'
import { describe, expect, test } from 'vitest'
import { Degradations } from './degradations.ts'
import { parseResponse } from './parse-response.ts'

const FUNDS = {
  sumBalance: '12.50',
  bonus: '0.00',
  currency: 'VND',
  currencySymbol: '₫',
  balance: [{ accountTypeId: 2, availBalance: '12.50' }],
}

function read(endpoint: Endpoint, text: string, status = 200) {
  const logged: string[][] = []
  const degradations = new Degradations((...words) => logged.push(words))
  try {
    return { value: parseResponse(endpoint, status, text, degradations) as unknown, logged }
  } catch (error) {
    return { error: error as Error, logged }
  }
}

const success = (value: unknown) => JSON.stringify({ success: true, value })
const withField = (field: string, text: string) =>
  success({ ...FUNDS, [field]: 'REPLACED' }).replace('"REPLACED"', text)

describe('a response that breaks the contract is refused, and the log says what was expected:', () => {
  test.each([
    ['HTML', '<!doctype html><p>Lan 0901234567', 'balance answered 200: expected JSON, received HTML'],
    ['an empty body', '', 'balance answered 200: expected JSON, received nothing'],
    ['half a body', success(FUNDS).slice(0, -9), 'balance answered 200: expected JSON, received other text'],
    ['NaN', withField('sumBalance', 'NaN'), 'balance answered 200: expected JSON, received other text'],
    ['another envelope', '{"code":0,"data":{}}', 'balance: success: expected true or false'],
    ['the envelope as text', '{"success":"true","value":{}}', 'balance: success: expected true or false'],
    ['a list', '[]', 'balance: success: expected true or false'],
    ['no value', '{"success":true}', 'balance: value: expected object, received nothing'],
    ['null as the value', '{"success":true,"value":null}', 'balance: value: expected object, received null'],
    ['a number as text', withField('currencySymbol', '5'), 'currencySymbol: expected string, received number'],
    ['null', withField('currencySymbol', 'null'), 'currencySymbol: expected string, received null'],
    ['an object as a list', withField('balance', '{"a":"Lan"}'), 'balance: expected array, received object'],
    ['a long currency', withField('currency', '"Lan B"'), 'currency: expected string to have exactly 3 characters'],
  ])('%s', (_what, text, reason) => {
    const { error } = read(balance, text)
    expect(error).toMatchObject({ outage: 'bad_answer' })
    expect(error?.message).toContain(reason)
    expect(error?.message).not.toMatch(/Lan|0901234567|12\.5/)
  })

  test('a field that is missing', () => {
    const { currencySymbol: _, ...rest } = FUNDS
    expect(read(balance, success(rest)).error?.message).toContain('currencySymbol: expected string, received nothing')
  })

  test('HTML of a server that fails', () => {
    expect(read(balance, '<html>', 502).error).toMatchObject({
      outage: 'server_error',
      message: expect.stringContaining('balance answered 502: expected JSON, received HTML'),
    })
  })

  test.each([301, 302, 303, 307, 308])('a redirect with status %i, even with a good value', (status) => {
    expect(read(balance, success(FUNDS), status).error).toMatchObject({
      outage: 'bad_answer',
      message: expect.stringContaining(`balance: expected no redirect, received ${status}`),
    })
  })
})

describe('an amount', () => {
  test.each([
    ['"1.0000001"', 'a decimal amount with at most four decimals'],
    ['1.0000001', 'a decimal amount with at most four decimals'],
    ['0.00000001', 'a decimal amount with at most four decimals'],
    ['"1e5"', 'a decimal amount with at most four decimals'],
    ['"NaN"', 'a decimal amount with at most four decimals'],
    ['" 12.50"', 'a decimal amount with at most four decimals'],
    ['"1 000.00"', 'a decimal amount with at most four decimals'],
    ['"1234567890123456.00"', 'a decimal amount with at most four decimals'],
    ['1.00000000000000001', 'number, received NaN'],
    ['100000000000000.0001', 'number, received NaN'],
    ['12345678901234567890', 'number, received NaN'],
    ['""', 'a decimal amount with at most four decimals'],
    ['null', 'string or number, received null'],
    ['true', 'string or number, received boolean'],
  ])('of %s is refused and never rounded', (text, expected) => {
    const { error } = read(balance, withField('sumBalance', text))
    expect(error?.message).toMatch(/balance: sumBalance: expected /)
    expect(error?.message).toContain(expected)
  })

  test.each([
    ['1e5', '100000.00'],
    ['-0', '0.00'],
    ['"-0.00"', '0.00'],
    ['12.500000000000000000', '12.50'],
    ['"0.0001"', '0.0001'],
  ])('of %s is %s exactly', (text, amount) => {
    expect(read(balance, withField('sumBalance', text)).value).toMatchObject({ sumBalance: amount })
  })

  test('that is missing is not made up', () => {
    for (const field of ['sumBalance', 'bonus'] as const) {
      const { [field]: _, ...rest } = FUNDS
      expect(read(balance, success(rest)).error?.message).toContain(`balance: ${field}: expected string or number`)
    }
    expect(read(consolidatedFunds, success({})).error?.message).toContain('consolidatedFunds: currency')
  })

  test('that is sent twice is the last, as in every parser of JSON', () => {
    const text = withField('sumBalance', '"1.00","sumBalance":"2.00"')
    expect(read(balance, text).value).toMatchObject({ sumBalance: '2.00' })
  })
})

test('logs the code of an unknown refusal, and of anything else only the type', () => {
  const refuse = (errorCode: unknown, status = 409) =>
    read(memberInfo, JSON.stringify({ success: false, errorCode }), status)
  expect(refuse('wallet.frozen')).toMatchObject({
    error: { code: 'system_busy' },
    logged: [['errorCode', 'a code of the contract', 'wallet.frozen']],
  })
  expect(refuse('Lan 0901234567', 401)).toMatchObject({
    error: { code: 'login.not.session' },
    logged: [['errorCode', 'a code of the contract', 'string']],
  })
  expect(refuse(1001, 200).error).toMatchObject({ code: 'system_busy' })
})

const GAME = {
  nodeId: 1,
  gameCode: 'A',
  gameName: 'A',
  gameType: 'RNG',
  vassalage: 'PH',
  vassalageName: 'PH',
  showIcon: '/a.png',
  isHot: 0,
  isNew: 0,
  returnToPlayer: null,
  volatility: null,
  maintenance: 0,
}
const games = (...rows: object[]) => success({ games: rows, totalPages: 1, totalCount: rows.length })

describe('a broken row', () => {
  test('of a catalogue is left out and counted', () => {
    const text = games(GAME, { ...GAME, nodeId: 2, gameName: null, minBet: '1.0000001' }, { ...GAME, nodeId: 3 })
    expect(read(gameList, text)).toEqual({
      value: expect.objectContaining({
        games: [expect.objectContaining({ nodeId: 1 }), expect.objectContaining({ nodeId: 3 })],
      }),
      logged: [
        ['gameList.games.gameName', 'string', 'null'],
        ['gameList.games.minBet', 'a decimal amount with at most four decimals', 'another value'],
      ],
    })
  })

  test('of a catalogue fails it where no other is left: an empty catalogue looks complete', () => {
    expect(read(gameList, games({ ...GAME, gameName: null })).error?.message).toContain(
      'games.0.gameName: expected string',
    )
  })

  test('of a catalogue fails it together with what is broken beside the rows', () => {
    const text = games(GAME, { ...GAME, gameName: 5 }).replace('"totalPages":1', '"totalPages":"1"')
    expect(read(gameList, text).error?.message).toContain('totalPages: expected number, received string')
  })

  test('of money fails the whole list: one that lacks a row looks complete', () => {
    const { error, logged } = read(
      balance,
      withField('balance', '[{"accountTypeId":2,"availBalance":"1.00"},{"accountTypeId":3}]'),
    )
    expect(error?.message).toContain('balance: balance.1.availBalance: expected string or number, received nothing')
    expect(logged).toEqual([])
  })
})
