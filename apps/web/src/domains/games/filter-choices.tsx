import { useTranslation } from 'react-i18next'
import { useViewer } from '../../access/use-viewer.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { NO_FILTERS, furtherFilters, type GameMark, type Facets } from './parts/browse-state.ts'
import type { Browse } from './parts/use-browse.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { moveFocus } from '../../ui/roving-focus.ts'
import { useChosen } from '../../ui/use-chosen.ts'

interface Choice<Value> {
  value: Value
  label: string
  /** Formatted. */
  count: string | undefined
}

interface CheckListProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

function CheckList<Value extends string>({ label, choices, chosen, onChange }: CheckListProps<Value>) {
  const [ticked, tick] = useChosen(chosen, onChange)
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{label}</legend>
      {choices.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          checked={ticked.has(value)}
          onChange={() => tick(ticked.has(value) ? [...ticked].filter((one) => one !== value) : [...ticked, value])}
          onKeyDown={(event) => moveFocus(event, { stops: 'input', axis: 'block', within: 'fieldset' })}
          className="[&>label]:flex [&>label]:min-h-9 [&>label]:items-center [&>label]:rounded-control [&>label]:px-2 [&>label]:hover:bg-hover [&_input]:mt-0! [&_input+span]:start-2.5! [&_input+span]:inset-y-0 [&_input+span]:my-auto [&_input+span]:size-3.5 [&>label>span:last-child]:grow"
          label={
            <span className="flex items-center gap-2.5">
              <span className="grow truncate">{name}</span>
              {count === undefined ? null : <span className="figures text-small text-muted">{count}</span>}
            </span>
          }
        />
      ))}
    </fieldset>
  )
}

interface FilterChoicesProps {
  browse: Browse
  facets: Facets | null | undefined
}

/** Classes, marks, stakes and pay lines that occur in the list. Each takes effect at once. */
export function FilterChoices({ browse, facets }: FilterChoicesProps) {
  const { t } = useTranslation(['filters', 'lobby'])
  const format = useFormat()
  const mayMark = useViewer()?.canKeepFavourites.isAllowed ?? false
  const { state, change } = browse
  const { classes = [], minStakes = [], payLines: lines = [] } = facets ?? {}
  const counts: Readonly<Record<GameMark, number | undefined>> = {
    hot: facets?.hotCount,
    new: facets?.newCount,
    open: facets?.openCount,
    favourites: undefined,
  }
  const marks = (['hot', 'new', 'open'] as const).filter((mark) => counts[mark] || state.marks.includes(mark))
  const stakeChoices = withChosen(
    minStakes.map(({ amount }) => amount),
    state.minBet,
  )
  const lineChoices = withChosen(lines.map(String), state.minLines > 0 ? String(state.minLines) : '')
  const [{ currency } = { currency: undefined }] = minStakes
  return (
    <div className="flex max-h-104 flex-col max-tablet:max-h-[75dvh]">
      <div className="min-h-0 overflow-y-auto overscroll-contain p-3">
        {/* Two columns, so that all of it fits below its button. */}
        <div className="gap-4 *:mb-4 *:break-inside-avoid tablet:columns-2">
          {classes.length > 1 || state.classes.length > 0 ? (
            <CheckList
              label={t('classesLabel')}
              choices={classes.map(({ gameClass, gameCount }) => ({
                value: gameClass,
                label: t(`classes.${gameClass}`),
                count: format.integer(gameCount),
              }))}
              chosen={state.classes}
              onChange={(chosen) => change({ classes: chosen })}
            />
          ) : null}
          <CheckList
            label={t('marksLabel')}
            choices={[...marks, ...(mayMark ? (['favourites'] as const) : [])].map((mark) => ({
              value: mark,
              label: t(`marks.${mark}`),
              count: counts[mark] === undefined ? undefined : format.integer(counts[mark]),
            }))}
            chosen={state.marks}
            onChange={(chosen) => change({ marks: chosen })}
          />
          {currency !== undefined && (stakeChoices.length > 1 || state.minBet) ? (
            <Select
              label={t('stakeLabel')}
              value={state.minBet}
              options={[
                { value: '', label: t('anyStake') },
                ...stakeChoices.map((amount) => ({
                  value: amount,
                  label: t('stakeUpTo', { amount: format.money(amount, currency) }),
                })),
              ]}
              onChange={(event) => change({ minBet: event.currentTarget.value })}
            />
          ) : null}
          {lineChoices.length > 1 || state.minLines > 0 ? (
            <Select
              label={t('linesLabel')}
              value={state.minLines > 0 ? String(state.minLines) : ''}
              options={[
                { value: '', label: t('anyLines') },
                ...lineChoices.map((count) => ({ value: count, label: t('linesFrom', { lines: count }) })),
              ]}
              onChange={(event) => change({ minLines: Number(event.currentTarget.value) })}
            />
          ) : null}
        </div>
      </div>
      <div className="border-t border-line p-2">
        <Button
          variant="quiet"
          size="small"
          className="w-full pointer-coarse:h-11"
          disabled={furtherFilters(state) === 0}
          onClick={() => change({ ...NO_FILTERS, vendors: state.vendors, search: state.search })}
        >
          {t('clearThese')}
        </Button>
      </div>
    </div>
  )
}

/** Adds the selected value, which may come from the URL and match no game of the list. */
function withChosen(choices: readonly string[], chosen: string): readonly string[] {
  if (chosen === '' || choices.includes(chosen)) return choices
  return [...choices, chosen].toSorted((a, b) => Number(a) - Number(b))
}
