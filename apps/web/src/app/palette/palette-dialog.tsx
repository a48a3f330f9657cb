import { SEARCH_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { dropLayer } from '../../access/open-layers.ts'
import { useGameActions } from '../../domains/games/parts/use-game-actions.ts'
import { useOpenTarget } from '../../domains/games/parts/launch/use-launch-address.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchList } from '../../ui/search-list.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { usePaletteResults, type Choice, type PaletteGroup } from './use-palette-results.tsx'
import { usePaletteResponse, type PaletteResponse } from './use-palette-response.ts'
import { useFormat } from '../../i18n/use-format.ts'

interface PaletteStatusProps {
  text: string
  answer: PaletteResponse | null
  groups: readonly PaletteGroup[]
}

/** Fallback groups; they do not count as results. */
const NOT_FOUND: readonly string[] = ['nearest', 'all']

/** The number of results for screen readers, or a note that there are none or that the search failed. */
function PaletteStatus({ text, answer, groups }: PaletteStatusProps) {
  const { t } = useTranslation('palette')
  const { integer } = useFormat()
  const answered = answer?.text === text
  const count = groups.filter(({ id }) => !NOT_FOUND.includes(id)).reduce((sum, { choices }) => sum + choices.length, 0)
  const nothing = text !== '' && answered && !answer.failed && count === 0
  return (
    <div role="status" className="shrink-0">
      {answered && answer.failed ? (
        <p className="border-b border-line px-4 py-3 text-small text-muted">{t('failed')}</p>
      ) : nothing ? (
        <div className="px-4 pt-5 pb-1">
          <p className="font-semibold wrap-anywhere">{t('nothing', { text })}</p>
          <p className="text-small text-muted">{t('nothingText')}</p>
        </div>
      ) : text !== '' && answered ? (
        <span className="visually-hidden">
          {t('found', { count, formatParams: undefined, replace: { count: integer(count) } })}
        </span>
      ) : null}
    </div>
  )
}

/** Site-wide search over the current page. */
export function PaletteDialog() {
  const { t } = useTranslation(['palette', 'ui'])
  const box = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [recent, setRecent] = useState(recentSearches)
  const wanted = text.trim()
  const response = usePaletteResponse(wanted)
  const groups = usePaletteResults(wanted, response, recent)
  const follow = useFollowChoice(setText)

  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    // The browser restores the focus only if the dialog closes before it is removed.
    return () => dialog?.close()
  }, [])

  const choose = (id: string): void => {
    const choice = groups.flatMap(({ choices }) => choices).find((one) => one.id === id)?.choice
    if (!choice) return
    rememberSearch(wanted)
    follow(choice)
  }
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <dialog
      ref={box}
      aria-label={t('title')}
      className="dialog palette"
      onCancel={(event) => {
        event.preventDefault()
        dropLayer()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) dropLayer()
      }}
    >
      <div className="relative flex max-h-[inherit] min-h-0 flex-col max-tablet:h-full">
        <SearchList
          label={t('title')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          onChange={setText}
          groups={groups.map((group) => ({
            ...group,
            end:
              group.id === 'searches' ? (
                <Button variant="quiet" size="small" onClick={forget}>
                  {t('forget')}
                </Button>
              ) : undefined,
          }))}
          onChoose={choose}
        >
          <PaletteStatus text={wanted} answer={response} groups={groups} />
        </SearchList>
        <KeyHints />
        <IconButton icon={X} label={t('ui:close')} onClick={dropLayer} className="absolute! end-2.5 top-2.5" />
      </div>
    </dialog>
  )
}

/** Hidden from assistive technology, which announces a combobox's keys itself. */
function KeyHints() {
  const { t } = useTranslation('palette')
  const hints = [
    ['↑ ↓', t('keyChoose')],
    ['↵', t('keyOpen')],
    ['Esc', t('keyClose')],
  ] as const
  return (
    <p
      aria-hidden="true"
      className="flex shrink-0 gap-4 border-t border-line px-4 py-2.5 text-caption text-muted pointer-coarse:hidden max-tablet:hidden"
    >
      {hints.map(([keys, what]) => (
        <span key={keys}>
          <kbd className="rounded-inner border border-line px-1 font-body text-text">{keys}</kbd> {what}
        </span>
      ))}
    </p>
  )
}

/** Follows a choice; the dialog closes unless the choice is a recent search. */
function useFollowChoice(searchFor: (text: string) => void): (choice: Choice) => void {
  const navigate = useNavigate()
  const { open } = useGameActions()
  const follow = useOpenTarget()
  return (choice) => {
    if ('searchFor' in choice) return searchFor(choice.searchFor)
    dropLayer()
    if ('open' in choice) return open(choice.open)
    if (!follow(choice.launchTarget)) void navigate(choice.go)
  }
}
