import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, controlAria } from '../../../ui/field.tsx'
import { DiallingCodeSelect } from './dialling-code-select.tsx'
import type { Country } from '../country.ts'

interface MobileFieldProps {
  control: UseFormRegisterReturn
  countries: readonly Country[]
  /** The selected country's code. */
  country: string
  home: string
  onCountry: (country: Country) => void
  imageHosts: readonly string[]
  error: string | undefined
}

/** Mobile number with dialling code. Spaces, dots, dashes and brackets are ignored. */
export function MobileField({ control, countries, country, home, onCountry, imageHosts, error }: MobileFieldProps) {
  const { t } = useTranslation(['registration', 'ui'])
  const id = useId()
  const text = { label: t('field.mobileNum'), error, requiredLabel: t('ui:required') }
  return (
    <Field {...text} controlId={id}>
      <span className="flex items-start gap-2">
        <DiallingCodeSelect
          countries={countries}
          value={country}
          home={home}
          onSelect={onCountry}
          imageHosts={imageHosts}
        />
        <input
          {...controlAria(id, text)}
          id={id}
          inputMode="tel"
          autoComplete="tel-national"
          className={`${controlClass} figures`}
          {...control}
        />
      </span>
    </Field>
  )
}

/** Without separators. */
export function getDigits(typed: unknown): string {
  return String(typed ?? '').replaceAll(/[\s.()\-\u00a0]/g, '')
}
