import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LocaleProvider } from './locale-context.ts'
import { Money } from './money.tsx'

function getText(markup: string): string {
  return markup.replace(/<[^>]+>/g, '').replace(/\u00A0/g, ' ')
}

describe('Money', () => {
  test('renders a lighter currency sign on the locale’s side', () => {
    const markup = renderToStaticMarkup(
      <LocaleProvider value="vi-VN">
        <Money amount="1234.5" currency="VND" />
      </LocaleProvider>,
    )
    expect(getText(markup)).toBe('1.234 ₫')
    expect(markup).toMatch(/<span class="[^"]*font-light[^"]*">₫<\/span>/)
  })

  test.each([
    ['250', '+₫250'],
    ['0.00', '₫0'],
    ['-250', '−₫250'],
  ])('signs %s as %s', (amount, expected) => {
    expect(getText(renderToStaticMarkup(<Money amount={amount} currency="VND" signed />))).toBe(expected)
  })

  test('renders no digits when hidden, and a label for assistive technology', () => {
    const markup = renderToStaticMarkup(<Money amount="987654" currency="VND" hidden="Amount hidden" />)
    expect(getText(markup)).toBe('***Amount hidden')
    expect(markup).not.toMatch(/987/)
  })
})
