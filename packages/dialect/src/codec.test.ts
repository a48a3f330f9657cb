import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { amount, flag, lenientEnum, moment } from '@playhouse/platform-api/fields.ts'
import { webAddress, webPath } from '@playhouse/platform-api/web-address.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { wireValues } from './arbitraries.fixture.ts'
import { compileCodec } from './codec.ts'
import { type Dialect, dialectSchema, type Rules, NO_RULES } from './dialect.ts'
import { parseExact } from './exact-number.ts'

const codec = (schema: z.ZodType, dialect: Dialect, rules: Partial<Rules> = {}) =>
  compileCodec(schema, dialectSchema.parse(dialect), { ...NO_RULES, ...rules })

const bet = z.object({
  betId: z.string().nullable(),
  gameName: z.string(),
  status: lenientEnum('test.status', ['open', 'won'], 'open'),
  stake: amount,
  at: moment.nullish(),
  isHot: flag.default(false),
})
const page = z.object({
  totalCount: z.number().int(),
  list: z.array(bet),
  sums: z.object({ stake: amount }),
  note: z.string().optional(),
})

/** Unlike the contract in everything. */
const OTHER: Dialect = {
  names: 'snake_case',
  amounts: { amount: 'minor', decimals: 4, json: 'number' },
  moments: { moment: 'local', zone: 'Asia/Bangkok' },
  flags: { yes: 'Y', no: 'N' },
}

describe('a translation compiled from a schema', () => {
  it('finds names, amounts, moments and flags by the declarations of the contract', () => {
    const theirs = {
      total_count: '1',
      list: [
        {
          bet_id: 12,
          game_name: 'Lotus',
          status: 'won',
          stake: 125_000,
          at: '2026-11-18 10:05:00',
          is_hot: 'Y',
          extra: 1,
        },
      ],
      sums: { stake: 125_000 },
    }
    expect(codec(page, OTHER).toOurs(theirs)).toEqual({
      totalCount: 1,
      list: [
        {
          betId: '12',
          gameName: 'Lotus',
          status: 'won',
          stake: '12.50',
          at: Date.parse('2026-11-18T03:05Z'),
          isHot: true,
        },
      ],
      sums: { stake: '12.50' },
    })
  })

  it('reads fields from other places, and writes them there', () => {
    const given = codec(
      page,
      {},
      {
        at: 'rows',
        fields: {
          totalCount: 'meta.total',
          list: 'items',
          'list.stake': 'bet.amount',
          sums: '.',
          'sums.stake': 'allStakes',
        },
      },
    )
    const theirs = {
      rows: {
        meta: { total: 1 },
        items: [{ betId: null, gameName: 'x', status: 'open', bet: { amount: '1.00' } }],
        allStakes: '1.00',
      },
    }
    const ours = {
      totalCount: 1,
      list: [{ betId: null, gameName: 'x', status: 'open', stake: '1.00' }],
      sums: { stake: '1.00' },
    }
    expect(given.toOurs(theirs)).toEqual(ours)
    expect(given.toTheirs(ours)).toEqual(theirs)
  })

  it('translates words of a field or of an enumeration, with one for unknown words', () => {
    const words = { '1': 'won', OPEN: 'open' }
    const byName = codec(bet.shape.status, { words: { 'test.status': words } })
    expect([byName.toOurs(1), byName.toOurs('OPEN'), byName.toOurs('VOID')]).toEqual(['won', 'open', 'VOID'])
    expect([byName.toTheirs('won'), byName.toTheirs('open')]).toEqual([1, 'OPEN'])
    const byPath = codec(page, {}, { words: { 'list.status': { ...words, '*': 'open' } } })
    expect(byPath.toOurs({ list: [{ status: 'VOID' }] })).toMatchObject({ list: [{ status: 'open' }] })
  })

  it('translates each word of a list in a query', () => {
    const types = z.object({ types: z.union([z.string(), z.array(z.string())]) })
    const given = codec(types, {}, { words: { types: { dep: 'DEPOSIT', wd: 'WITHDRAWAL' } } })
    expect(given.toTheirs({ types: 'DEPOSIT,WITHDRAWAL' })).toEqual({ types: 'dep,wd' })
    expect(given.toTheirs({ types: ['WITHDRAWAL'] })).toEqual({ types: ['wd'] })
  })

  it('gives a missing field its default, or null where the contract has null for it', () => {
    const given = codec(page, {}, { defaults: { totalCount: 7 } })
    expect(given.toOurs({ list: [{ gameName: 'x' }] })).toEqual({
      totalCount: 7,
      list: [{ betId: null, gameName: 'x' }],
    })
  })

  it('reads null for a list without entries and for an optional field that is not there', () => {
    expect(codec(page, {}).toOurs({ list: null, note: null })).toEqual({ list: [] })
  })

  it('takes one field in a format of its own', () => {
    const given = codec(page, OTHER, {
      formats: { 'list.stake': { amount: 'decimal', decimals: 2, json: 'text' }, 'list.isHot': { yes: 1, no: 0 } },
    })
    expect(given.toOurs({ list: [{ stake: '2.5', is_hot: 1 }], sums: { stake: 25_000 } })).toMatchObject({
      list: [{ stake: '2.50', isHot: true }],
      sums: { stake: '2.50' },
    })
  })

  it('makes relative addresses absolute', () => {
    const files = z.object({ link: webAddress('x'), icon: webPath('y') })
    const given = codec(files, { hosts: { address: 'https://pay.example/a', path: 'https://cdn.example' } })
    expect(given.toOurs({ link: 'b?c=1', icon: '/i/1.png' })).toEqual({
      link: 'https://pay.example/a/b?c=1',
      icon: 'https://cdn.example/i/1.png',
    })
    expect(given.toOurs({ link: 'https://other.example', icon: '' })).toEqual({
      link: 'https://other.example',
      icon: '',
    })
    expect(codec(files, {}).toOurs({ link: 'b', icon: 'c' })).toEqual({ link: 'b', icon: 'c' })
  })

  it('keeps all digits of an id, and refuses a number that has too many', () => {
    const ids = z.object({ id: z.string(), number: z.number().optional() })
    expect(codec(ids, {}).toOurs(parseExact('{"id":9007199254740993}'))).toEqual({ id: '9007199254740993' })
    expect(() => codec(ids, {}).toOurs(parseExact('{"number":9007199254740993}'))).toThrow(
      'number: expected a whole number below 2^53',
    )
  })

  it.each([
    [{ list: [{ stake: 1 }, { stake: 1.5 }] }, 'list.1.stake: expected whole minor units'],
    [{ list: [{ at: 'yesterday' }] }, 'list.0.at: expected a local time such as yyyy-MM-dd HH:mm:ss'],
    [{ list: [{ is_hot: 'maybe' }] }, 'list.0.isHot: expected Y or N'],
    [{ total_count: 'many' }, 'totalCount: expected a number'],
    [{ list: {} }, 'list: expected a list'],
    [{ list: ['x'] }, 'list.0: expected an object'],
    [[], 'value: expected an object'],
  ])('names the field of %j, and not its value', (theirs, message) => {
    expect(() => codec(page, OTHER).toOurs(theirs)).toThrow(new RegExp(`^${RegExp.escape(message)}$`))
  })

  it('leaves what is no value of the contract to the platform’s refusal, except for digits that it may read as another amount', () => {
    const given = codec(page, OTHER)
    const ours = { totalCount: '?', list: [{ stake: '?', at: 'x', isHot: '?' }, '?'], sums: '' }
    expect(given.toTheirs(ours)).toEqual({
      total_count: '?',
      list: [{ stake: '?', at: 'x', is_hot: '?' }, '?'],
      sums: '',
    })
    expect(() => given.toTheirs({ list: [{ stake: '1,000' }] })).toThrow(
      'list.0.stake: expected an amount with at most 4 decimals',
    )
  })

  it('cannot be made of rules for fields that the contract does not have', () => {
    expect(() => codec(page, {}, { fields: { 'list.amount': 'x' }, defaults: { totl: 1 } })).toThrow(
      'no field list.amount, totl',
    )
    expect(() => codec(page, {}, { formats: { note: { yes: 1, no: 0 } } })).toThrow('note is neither')
  })

  it('gives back every value of every endpoint that it has translated', () => {
    const dialect = dialectSchema.parse(OTHER)
    for (const { name, input, value } of ALL_ENDPOINTS)
      for (const schema of [input, value]) {
        const { toOurs, toTheirs } = compileCodec(schema, dialect)
        const given = fc.property(wireValues(schema), (ours) => {
          const theirs: unknown = parseExact(JSON.stringify(toTheirs(ours)))
          expect({ name, ours: toOurs(theirs) }).toStrictEqual({ name, ours })
        })
        fc.assert(given, { numRuns: 8 })
      }
  })
})
