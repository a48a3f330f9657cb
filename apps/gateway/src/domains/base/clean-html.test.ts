import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('keeps text markup', () => {
  test.each([
    ['<p>One <strong>two</strong> <em>three</em></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
    ['<h1>Big</h1><h6>Small</h6>', '<h3>Big</h3><h4>Small</h4>'],
    ['Đèn lồng & “gạch”', 'Đèn lồng &amp; “gạch”'],
    ['<a href="/helpmc#feedback">here</a>', '<a href="/helpmc#feedback">here</a>'],
    ['<a href="#end">end</a>', '<a href="#end">end</a>'],
    [
      '<a href="https://example.test/" onclick="x()" target="_top" rel="opener">out</a>',
      '<a href="https://example.test/" target="_blank" rel="noopener noreferrer nofollow">out</a>',
    ],
  ])('%s → %s', (markup, clean) => expect(cleanHtml(markup)).toBe(clean))
})

describe('removes markup that could run, load or imitate the page', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onmouseover="alert(1)" style="position:fixed" class="dialog" id="root">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg onload=alert(1)><script>alert(1)</script></svg>a', 'a'],
    ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>', 'a'],
    ['<iframe src="https://evil.test"></iframe>a', 'a'],
    ['<style>body{display:none}</style>a', 'a'],
    ['<form action="https://evil.test"><input name="password"><button>Log in</button></form>', 'Log in'],
    ['<base href="https://evil.test/">a', 'a'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test">a', 'a'],
    ['<!-- <script> --><p>a</p>', '<p>a</p>'],
    // The remains are plain text.
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<template><script>alert(1)</script></template>a', 'a'],
  ])('%s', (markup, clean) => {
    const cleaned = cleanHtml(markup)
    expect(cleaned).not.toMatch(/<(script|img|svg|iframe|style|form|input|base|meta|template)|on\w+=/i)
    expect(cleaned).toBe(clean)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.test/',
    '/\\evil.test/',
    ' javascript:alert(1)',
  ])('removes the href %j or opens it in a new tab without a referrer', (href) => {
    const cleaned = cleanHtml(`<a href="${href}">a</a>`)
    expect(cleaned).not.toMatch(/script:|data:|href="\/\//i)
    expect(/href/.test(cleaned)).toBe(cleaned.includes('rel="noopener noreferrer nofollow"'))
  })

  test('removes deeply nested scripts', () => {
    const cleaned = cleanHtml('<blockquote>'.repeat(500) + '<script>alert(1)</script>a')
    expect(cleaned.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(12)
    expect(cleaned).not.toContain('alert')
  })
})
