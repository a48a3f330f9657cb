import { useId, useRef } from 'react'
import type { ComponentProps } from 'react'
import { Field, controlAria } from './field.tsx'
import type { FieldText } from './field.tsx'
import { controlClass } from './control-class.ts'

/** A part of the text that stands out. Places are UTF-16 offsets, the end exclusive. */
export interface TextMark {
  start: number
  end: number
  isCurrent: boolean
}

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'required'> {
  /** In the order of their places, without overlaps. What they mean is said beside the field. */
  marks?: readonly TextMark[]
}

const boxClass = `${controlClass} h-auto! py-2 min-h-20`

/** Grows with its text. Takes react-hook-form's `register(…)`. */
export function TextArea({
  label,
  description,
  error,
  requiredLabel,
  hideLabel,
  id,
  className,
  rows = 3,
  marks,
  ...rest
}: TextAreaProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const text = { label, description, error, requiredLabel, hideLabel: hideLabel ?? false }
  const mirror = useRef<HTMLDivElement>(null)
  const area = (
    <textarea
      {...rest}
      {...controlAria(controlId, text)}
      {...(marks && {
        onScroll: ({ currentTarget }) => {
          if (mirror.current) mirror.current.scrollTop = currentTarget.scrollTop
        },
      })}
      id={controlId}
      rows={rows}
      className={`${boxClass} resize-y [field-sizing:content] ${marks ? 'relative bg-transparent! [scrollbar-gutter:stable]' : ''}`}
    />
  )
  return (
    <Field {...text} controlId={controlId} className={className}>
      {marks ? (
        <div className="relative grid">
          <Mirror mirror={mirror} text={String(rest.value ?? '')} marks={marks} />
          {area}
        </div>
      ) : (
        area
      )}
    </Field>
  )
}

interface MirrorProps {
  mirror: React.Ref<HTMLDivElement>
  text: string
  marks: readonly TextMark[]
}

/** The text once more, behind the field and in its box, so that its marks lie where the field shows them. */
function Mirror({ mirror, text, marks }: MirrorProps) {
  return (
    <div
      ref={mirror}
      aria-hidden="true"
      className={`${boxClass} absolute inset-0 overflow-hidden border-transparent! whitespace-pre-wrap wrap-break-word text-transparent! [scrollbar-gutter:stable]`}
    >
      {marks.map(({ start, end, isCurrent }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark
            className={`rounded-inner text-transparent underline decoration-info decoration-2 underline-offset-4 ${isCurrent ? 'bg-pressed' : 'bg-info-soft'}`}
          >
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {/* A line break at the end has a line of its own in the field. */}
      <span>{`${text.slice(marks.at(-1)?.end ?? 0)}\u200B`}</span>
    </div>
  )
}
