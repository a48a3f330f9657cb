import { useId } from 'react'
import type { ReactNode } from 'react'

export interface RadioOption {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
  /** A picture above the label of a tile. */
  mark?: ReactNode
}

interface RadioGroupProps {
  label: string
  hideLabel?: boolean
  options: readonly RadioOption[]
  value: string | null
  onChange: (value: string) => void
  name?: string
  error?: string | undefined
  /** `cards` for choices with a description, `tiles` for those with a mark, `segments` for two to five short ones in a toolbar. */
  look?: 'cards' | 'tiles' | 'segments'
}

/** Native radio buttons; arrow keys move within the group. */
export function RadioGroup({
  label,
  hideLabel,
  options,
  value,
  onChange,
  name,
  error,
  look = 'cards',
}: RadioGroupProps) {
  const generatedName = useId()
  const cards = look !== 'segments'
  const tiles = look === 'tiles'
  return (
    <fieldset
      className="min-w-0"
      data-invalid={error === undefined ? undefined : ''}
      aria-describedby={error === undefined ? undefined : `${generatedName}-note`}
    >
      <legend className={hideLabel ? 'visually-hidden' : 'mb-1.5 text-small font-medium'}>{label}</legend>
      <div
        className={
          tiles
            ? 'grid grid-cols-2 gap-2 tablet:grid-cols-3'
            : cards
              ? 'grid gap-2'
              : 'inline-flex rounded-control border border-line p-0.5'
        }
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={
              cards
                ? 'relative flex cursor-pointer items-start gap-3 rounded-control border border-line bg-raised px-3 py-2.5 hover:border-edge has-checked:border-action has-checked:bg-selected has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-muted has-disabled:hover:border-line'
                : 'rounded-inner px-3 py-1 text-small text-muted hover:text-text has-checked:bg-pressed has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-action'
            }
          >
            <input
              type="radio"
              name={name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={
                cards
                  ? `${tiles ? 'absolute end-3 top-3' : 'mt-0.5'} size-4 shrink-0 appearance-none rounded-full border border-edge bg-raised checked:border-5 checked:border-action disabled:opacity-45 forced-colors:appearance-auto`
                  : 'visually-hidden'
              }
            />
            <span className={tiles ? 'min-w-0' : undefined}>
              {option.mark ? (
                <span className="mb-2 block text-muted in-[label:has(:checked)]:text-text">{option.mark}</span>
              ) : null}
              <span className={cards ? 'block font-medium' : undefined}>{option.label}</span>
              {option.description ? <span className="block text-small text-muted">{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${generatedName}-note`} className="mt-1.5 text-small text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
