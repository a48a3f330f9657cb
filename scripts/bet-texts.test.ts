import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './lib/settings.ts'

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/bet-texts.ts'), ...words], { encoding: 'utf8' })

test('says what is read, asked and refused in each message of a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'bet-texts-')), 'messages.txt')
  writeFileSync(file, '2d 12dau1\nvt 34b1\n\n2d 12.34da1\n')
  const { stdout, status } = run(file, 'HO_CHI_MINH')
  expect(status).toBe(0)
  expect(stdout.split('\n')).toEqual([
    'Message 1',
    '  read     "12dau1": HO_CHI_MINH DAU_G8 12 x 1000.00: tickets 1, cost 1000.00',
    '  read     "12dau1": DONG_THAP DAU_G8 12 x 1000.00: tickets 1, cost 1000.00',
    '  refused  "vt 34b1": STATION_DAY at "vt"',
    'Message 2',
    '  asked    "2d 12.34da1": LABEL',
    expect.stringContaining('HO_CHI_MINH DA 12 34 x 1000.00: tickets 1, cost'),
    expect.stringContaining('HO_CHI_MINH-DONG_THAP DA_XIEN 12 34 x 1000.00: tickets 1, cost'),
    'Messages 2, lines read 2, questions 1, refused 1',
    '',
  ])
})

test('says what is wrong without a file or with an unknown lottery', () => {
  expect(run().stderr).toContain('npm run bet-texts -- FILE')
  expect(run('messages.txt', 'NOWHERE').stderr).toContain('NOWHERE')
  expect(run('no-such-file.txt')).toMatchObject({ status: 1, stderr: expect.stringContaining('no-such-file.txt') })
})
