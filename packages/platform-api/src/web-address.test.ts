import { afterEach, expect, test } from 'vitest'
import { onDegradation } from './fields.ts'
import { webAddress, webAddresses, webPath } from './web-address.ts'

const heard: [string, unknown][] = []
const before = onDegradation((field, value) => heard.push([field, value]))
afterEach(() => {
  heard.length = 0
  onDegradation(before)
})

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
    expect(webAddress('it').parse(text)).toBe(text)
    expect(webPath('it').parse(text)).toBe(text)
  },
)

test.each(['/media/a.webp', 'media/a.webp?w=1', '/a b', '//host.test/a', ''])('keeps the path %j', (text) => {
  expect(webPath('it').parse(text)).toBe(text)
})

test.each(SCRIPTS)('parses %j as empty and reports only its scheme', (text) => {
  onDegradation((field, value) => heard.push([field, value]))
  expect(webPath('it').parse(text)).toBe('')
  expect(webAddress('it').parse(text)).toBe('')
  expect(heard).toHaveLength(2)
  expect(JSON.stringify(heard)).not.toMatch(/alert|passwd/)
})

test('drops such addresses from a list', () => {
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

test.each(['//1.2.3.4.5/a', '//', '///', '//a..b/c'])('reads %j, which names a host, as browsers do', (text) => {
  const isWeb = URL.canParse(text, 'https://site.test')
  expect(webPath('it').parse(text)).toBe(isWeb ? text : '')
})
