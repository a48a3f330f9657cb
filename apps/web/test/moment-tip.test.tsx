import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MomentTip } from '../src/app/moment-tip.tsx'
import { createServerTexts } from '../src/i18n/i18n.ts'
import { Moment } from '../src/i18n/moment.tsx'
import { TodayContext } from '../src/i18n/use-format.ts'

const AT = '2026-11-19T14:19:07Z'
const SAID = { EN: 'yesterday, 21:19', VI: 'hôm qua 21:19' } as const
const EXACT = '2026-11-19 21:19:07 GMT+7'

// Happy-dom has no popovers.
const open = new Set<Element>()
beforeEach(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      open.add(this)
    },
    hidePopover(this: HTMLElement) {
      open.delete(this)
    },
  })
})
afterEach(() => {
  cleanup()
  open.clear()
})

/** The text of the open bubble; undefined while none is shown. */
const readBubble = () => {
  const bubble = screen.getByRole('tooltip', { hidden: true })
  return open.has(bubble) ? bubble.textContent : undefined
}

describe.each(['EN', 'VI'] as const)('the exact time of a moment in %s', (language) => {
  const show = async () => {
    render(
      <I18nextProvider i18n={await createServerTexts(language)}>
        <TodayContext value="2026-11-20">
          <Moment at={AT} />
          <Moment at="2026-11-02T14:19:07Z" />
          <button type="button">else</button>
          <MomentTip />
        </TodayContext>
      </I18nextProvider>,
    )
    const moment = screen.getByText(SAID[language])
    return { moment, user: userEvent.setup(), other: screen.getByRole('button') }
  }

  it('is shown while the pointer is over it, and names what it describes', async () => {
    const { moment, user, other } = await show()
    expect(readBubble()).toBeUndefined()
    await user.hover(moment)
    expect(readBubble()).toBe(EXACT)
    expect(moment.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id)
    await user.hover(other)
    expect(readBubble()).toBeUndefined()
    expect(moment.hasAttribute('aria-describedby')).toBe(false)
  })

  it('is shown while it has the focus of the keyboard', async () => {
    const { moment, user } = await show()
    await user.tab()
    expect(document.activeElement).toBe(moment)
    expect(readBubble()).toBe(EXACT)
    await user.tab()
    expect(readBubble()).toBe('2026-11-02 21:19:07 GMT+7')
    await user.tab()
    expect(readBubble()).toBeUndefined()
  })

  it('is shown by a tap, until another place is tapped', async () => {
    const { moment, user, other } = await show()
    await user.pointer({ keys: '[TouchA]', target: moment })
    expect(readBubble()).toBe(EXACT)
    await user.pointer({ keys: '[TouchA]', target: other })
    expect(readBubble()).toBeUndefined()
  })

  it('goes with Escape and when the page is scrolled', async () => {
    const { moment, user, other } = await show()
    await user.hover(moment)
    await user.keyboard('{Escape}')
    expect(readBubble()).toBeUndefined()
    await user.hover(other)
    await user.hover(moment)
    expect(readBubble()).toBe(EXACT)
    act(() => void fireEvent.scroll(document))
    expect(readBubble()).toBeUndefined()
  })

  it('is no longer shown once the page has left', async () => {
    const { moment, user } = await show()
    cleanup()
    document.body.append(moment)
    await user.hover(moment)
    expect(open.size).toBe(0)
    moment.remove()
  })
})
