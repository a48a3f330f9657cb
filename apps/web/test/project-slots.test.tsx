import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { lazyPart } from '../src/extend/lazy-part.tsx'
import { SLOTS } from '../src/extend/slots.ts'
import { paths } from '../src/paths.ts'
import { openSite, viewer } from './site.tsx'

const slots = SLOTS as Record<string, React.ComponentType>
afterEach(() => {
  for (const name of Object.keys(slots)) delete slots[name]
  vi.restoreAllMocks()
})

/** Puts a project's component into a slot, which shows the data that it is given. */
function fill(name: string): void {
  slots[name] = lazyPart(async () => ({ Component: (data: object) => <p>{`${name} ${JSON.stringify(data)}`}</p> }), [])
}

/** A component that cannot render. @returns resolves once it was tried */
function fillBroken(name: string): { wasTried: () => Promise<void> } {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tried = vi.fn<() => void>()
  const Component = (): never => {
    tried()
    throw new Error('broken')
  }
  slots[name] = lazyPart(async () => ({ Component }), [])
  return { wasTried: () => waitFor(() => expect(tried).toHaveBeenCalled()) }
}

const main = async () => within(await screen.findByRole('main'))

const PAGES = [
  ['deposit.aside', paths.deposit(), /^deposit\.aside \{"isFirst":(true|false)\}$/],
  ['withdrawal.aside', paths.withdrawals(), /^withdrawal\.aside \{"isOpen":(true|false)\}$/],
  ['lobby.header', '/rng', /^lobby\.header \{"lobby":\{"id":"RNG","name":"[^"]+"\},"isMember":true\}$/],
] as const

const open = (path: string) =>
  openSite(path, {
    query: viewer('MEMBER'),
    types: {
      DepositOptions: () => ({
        isBlocked: false,
        hold: null,
        ageObstacle: null,
        missing: [],
        identityDeadline: null,
      }),
      MemberLimits: () => ({ exclusion: null }),
      WithdrawalOptions: () => ({ isOpen: true }),
    },
  })

describe.each(PAGES)('the slot %s', (name, path, data) => {
  it('has the project’s component with its data', async () => {
    fill(name)
    await open(path)
    expect(await (await main()).findByText(data)).toBeTruthy()
  })

  it('costs its own place only where the component throws', async () => {
    const { wasTried } = fillBroken(name)
    await open(path)
    await wasTried()
    expect((await (await main()).findAllByRole('heading', { level: 1 })).length).toBeGreaterThan(0)
  })
})

it('a withdrawal’s form stays where the component beside it throws', async () => {
  const { wasTried } = fillBroken('withdrawal.aside')
  await open(paths.withdrawals())
  await wasTried()
  expect(await (await main()).findByRole('heading', { name: withdrawal.form.title })).toBeTruthy()
})
