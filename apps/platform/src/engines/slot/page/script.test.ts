import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { slotPageScript } from './script.ts'

it('is JavaScript that needs no other file', () => {
  const script = slotPageScript()
  expect(() => new Script(`(async () => {${script}\n})`)).not.toThrow()
  expect(script).not.toMatch(/^\s*(import|export)\b/m)
})

it('has no name twice at the top level', () => {
  const names = [...slotPageScript().matchAll(/^(?:async )?(?:function|const|let|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
