import { PHONE_MAX } from '@playhouse/shared/limits.ts'
import { useId } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DiallingCodeSelect } from '../../registration/parts/dialling-code-select.tsx'
import { getDigits } from '../../registration/parts/mobile-field.tsx'
import { usePhoneCountriesQuery } from '../phone-countries.generated.ts'
import { useVisitorPlace } from '../../site/parts/use-visitor-place.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, controlAria } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export interface TypedPhone {
  /** ISO 3166 alpha-2; empty until one is chosen. */
  country: string
  /** Without plus sign. */
  diallingCode: string
  number: string
}

export const NO_PHONE: TypedPhone = { country: '', diallingCode: '', number: '' }

/** Strips separators from the number. */
export function phoneInput({ diallingCode, number }: TypedPhone): { diallingCode: string; number: string } {
  return { diallingCode, number: getDigits(number) }
}

interface PhoneFieldProps {
  value: TypedPhone
  onChange: (change: (value: TypedPhone) => TypedPhone) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function PhoneField({ value, onChange, error, ref }: PhoneFieldProps) {
  // Loads `registration` up front: the country list needs it, and suspending later would hide the dialog.
  const { t } = useTranslation(['session', 'ui', 'registration'])
  const site = useSiteFacts()
  const place = useVisitorPlace()
  const { data, dataState } = usePhoneCountriesQuery({})
  const countries = dataState === 'complete' ? data.countries : null
  const id = useId()
  const text = { label: t('mobile'), error, requiredLabel: t('ui:required') }
  return (
    <Field {...text} controlId={id}>
      <span className="flex items-start gap-2">
        {countries ? (
          <DiallingCodeSelect
            countries={countries}
            value={value.country}
            home={place?.visitorCountry ?? ''}
            onSelect={({ code, diallingCode }) => onChange((last) => ({ ...last, country: code, diallingCode }))}
            imageHosts={site?.imageHosts ?? []}
          />
        ) : (
          <Skeleton className="h-9 w-27 shrink-0 rounded-control" />
        )}
        <input
          {...controlAria(id, text)}
          ref={ref}
          id={id}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={PHONE_MAX}
          value={value.number}
          onChange={(event) => onChange((last) => ({ ...last, number: event.target.value }))}
          className={`${controlClass} figures`}
        />
      </span>
    </Field>
  )
}
