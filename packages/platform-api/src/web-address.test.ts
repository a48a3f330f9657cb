import { afterEach, expect, test } from 'vitest'
import { onDegradation } from './fields.ts'
import { readPlainly } from './plain-read.ts'
import { webAddress, webAddresses, webPath } from './web-address.ts'

const heard: [string, unknown][] = []
const before = onDegradation((field, value) => heard.push([field, value]))
afterEach(() => {
  heard.length = 0
  onDegradation(before)
})

/** Read as answers are, and by zod alone. */
function both(schema: ReturnType<typeof webAddress> | ReturnType<typeof webPath>, text: string) {
  return [readPlainly(schema, text), schema.parse(text)]
}

const SCRIPTS = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://host.test/1',
  'file:///etc/passwd',
  'https://[',
]

test.each(['https://host.test/a', 'HTTP://host.test', 'https://host.test:8443/a?b=c#d'])(
  'keeps the address %s',
  (text) => {
    expect(both(webAddress('it'), text)).toEqual([text, text])
    expect(both(webPath('it'), text)).toEqual([text, text])
  },
)

test.each(['/media/a.webp', 'media/a.webp?w=1', '/a b', '//host.test/a', ''])('keeps the path %j', (text) => {
  expect(both(webPath('it'), text)).toEqual([text, text])
})

test.each(SCRIPTS)('reads %j as empty', (text) => {
  onDegradation((field, value) => heard.push([field, value]))
  expect(both(webPath('it'), text)).toEqual(['', ''])
  expect(both(webAddress('it'), text)).toEqual(['', ''])
  expect(heard).toHaveLength(4)
  expect(JSON.stringify(heard)).not.toMatch(/alert|passwd/)
})

test('leaves such addresses out of a list', () => {
  onDegradation((field, value) => heard.push([field, value]))
  expect(webAddresses('hosts').parse(['https://a.test', SCRIPTS[0], '/path', 'http://b.test'])).toEqual([
    'https://a.test',
    'http://b.test',
  ])
  expect(heard).toEqual([
    ['hosts', 'javascript:'],
    ['hosts', 'not an address'],
  ])
})
