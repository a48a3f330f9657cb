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

export function CheckList<Value extends string>({ label, choices, chosen, onChange }: CheckListProps<Value>) {
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
