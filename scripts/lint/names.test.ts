import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { nouns, verbs } from './names.ts'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('names/verbs', verbs, {
  valid: [
    'function getBalance() {}',
    'const findGame = () => 1',
    'const bytesOf = new Map()',
    'const cut = text.indexOf("a")',
  ],
  invalid: ['function balanceOf() {}', 'const gameOf = () => 1', 'const gameOf = function () {}'].map((code) => ({
    code,
    errors: [{ messageId: 'verb' }],
  })),
})

tester.run('names/nouns', nouns, {
  valid: [
    'const requests = []',
    'const { most: highest } = range',
    'const amounts = { min: 1, "least": 2 }',
    'interface Range { min: number }',
  ],
  invalid: [
    'const asked = []',
    'let most = 0',
    'function pay(its) {}',
    'rows.map((kept) => kept.id)',
    'const range = { least: 1 }',
    'const range = { asked() {} }',
    'interface Range { most: number }',
    'interface Range { most(): number }',
    'class Range { least = 1 }',
    'class Range { least() {} }',
  ].map((code) => ({
    code,
    errors: [{ messageId: 'noun' }],
  })),
})
