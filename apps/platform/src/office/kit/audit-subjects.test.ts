import { expect, it } from 'vitest'
import { subjectPath } from './audit-subjects.ts'

it.each([
  ['member:17', '/members/17'],
  ['member:17:access', '/members/17/sign-ins'],
  ['member:17:owed', '/owed/17'],
  ['member:17:adjustment:8e4f', '/credits/17'],
  ['withdrawal:17:204', '/withdrawals/17/204'],
  ['play_exclusion:17:3', '/protection/17'],
  ['round:17:SE NL:a/b', '/rounds/17/SE%20NL/a%2Fb'],
  ['list:deposits/held', '/deposits/held'],
  ['brand_module:game', '/modules/game'],
  ['rank-rules', '/ranks'],
  ['lotteries:VN', '/lotteries'],
  ['audit', '/audit'],
])('leads from %s to its page', (subject, path) => expect(subjectPath(subject)).toBe(path))

it.each(['trial:3', 'member', '__proto__:1'])('leads nowhere from %s', (subject) =>
  expect(subjectPath(subject)).toBeUndefined(),
)
