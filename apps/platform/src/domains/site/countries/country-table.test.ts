import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { readCountryTable } from './country-table.ts'
import { openCountries } from './open-countries.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playhouse-countries-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function write(text: string, name = 'ranges.csv'): Promise<string> {
  const path = join(folder, name)
  // As an operator replaces it: in one step.
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
  return path
}
const read = async (text: string) => readCountryTable(await write(text))

describe('a table of address ranges', () => {
  it('finds the country of an address at both ends of its range, and none outside', async () => {
    const table = await read(
      '192.0.2.16,192.0.2.31,VN\n198.51.100.0/25,TH\n2001:db8::/33,ID\n2001:db8:8000::,2001:db8:ffff:ffff::,FR\n',
    )
    expect(table.size).toBe(4)
    const found = [
      '192.0.2.15',
      '192.0.2.16',
      '192.0.2.31',
      '192.0.2.32',
      '198.51.100.0',
      '198.51.100.127',
      '198.51.100.128',
      '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
      '2001:db8::',
      '2001:db8:7fff:ffff:ffff:ffff:ffff:ffff',
      '2001:db8:8000::',
      '2001:db8:ffff:ffff::1',
      '::ffff:192.0.2.20',
      '::ffff:c000:214',
      '0.0.0.0',
      '255.255.255.255',
      '::',
      'nonsense',
      '',
    ].map((address) => table.find(address) ?? '-')
    expect(found.join(' ')).toBe('- VN VN - TH TH - - ID ID FR - VN VN - - - - -')
  })

  it('takes headings, comments, quotes, empty lines and other line ends, in any order, and leaves out ranges of no country', async () => {
    const text =
      '"first","last","country"\r\n# by hand\r\n\r\n"203.0.113.0","203.0.113.255","fr"\r\n192.0.2.0,192.0.2.255,VN,Asia\r\n198.51.100.0,198.51.100.9,-\r\n'
    const table = await read(text)
    expect(table.size).toBe(2)
    expect(['203.0.113.7', '192.0.2.7', '198.51.100.7'].map((address) => table.find(address))).toEqual([
      'FR',
      'VN',
      undefined,
    ])
  })

  it.each([
    ['a range that ends before it begins', '192.0.2.9,192.0.2.1,VN', 'line 1 ends before it begins'],
    ['two kinds of addresses', '192.0.2.9,2001:db8::,VN', 'line 1 has no last address of the same kind'],
    [
      'a network with bits beyond its prefix',
      '192.0.2.1/24,VN',
      'line 1 has a network that does not begin at its first address',
    ],
    ['a prefix that is too long', '192.0.2.0/33,VN', 'line 1 has a prefix that is too long'],
    ['a name for a country', '192.0.2.0/24,Vietnam', 'line 1 has a country that is no code of two letters'],
    ['no country', '192.0.2.0/24', 'line 1 has no country'],
    ['text after the heading', 'first,last,country\nfirst,last,country', 'line 2 does not begin with an address'],
    [
      'ranges that overlap',
      '192.0.2.128/25,VN\n198.51.100.0/24,TH\n192.0.2.0,192.0.2.128,FR',
      'line 3 overlaps with line 1',
    ],
  ])('refuses %s, and says where', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })
})

test('the file for demonstrations has addresses that no device has', async () => {
  const table = await readCountryTable(fileURLToPath(new URL('../../../../seed/country-ranges.csv', import.meta.url)))
  expect(['192.0.2.1', '203.0.113.1', '2001:db8:100::1', '8.8.8.8'].map((address) => table.find(address))).toEqual([
    'VN',
    'FR',
    'FR',
    undefined,
  ])
})

describe('countries by a file', () => {
  const log = (lines: string[]) => ({
    info: (_fields: unknown, text?: string) => void lines.push(text ?? ''),
    error: (_fields: unknown, text?: string) => void lines.push(text ?? ''),
  })

  it('follow a file that is replaced, and stay as they are while one cannot be read', async () => {
    const path = await write('192.0.2.0/24,VN', 'live.csv')
    const lines: string[] = []
    const getCountry = await openCountries(path, log(lines) as never, 0)
    const until = async (country: string) => {
      while (getCountry('192.0.2.1') !== country) await sleep(5)
    }
    expect([getCountry('192.0.2.1'), getCountry('198.51.100.1'), getCountry('127.0.0.1')]).toEqual(['VN', 'ZZ', 'VN'])
    await write('192.0.2.0/24,TH\n127.0.0.0/8,FR', 'live.csv')
    await until('TH')
    expect(getCountry('127.0.0.1')).toBe('FR')
    await write('192.0.2.0/24,Nowhere', 'live.csv')
    while (!lines.some((line) => line.includes('cannot be read'))) {
      getCountry('192.0.2.1')
      await sleep(5)
    }
    expect(getCountry('192.0.2.1')).toBe('TH')
    await write('192.0.2.0/24,ID', 'live.csv')
    await until('ID')
  })

  it('are refused at the start without a file, or with one that cannot be read', async () => {
    await expect(openCountries(join(folder, 'none.csv'), log([]) as never)).rejects.toThrow(
      'COUNTRY_RANGES_FILE: ENOENT',
    )
    await expect(openCountries(await write('192.0.2.0/24'), log([]) as never)).rejects.toThrow(
      'COUNTRY_RANGES_FILE: line 1 has no country',
    )
  })
})
