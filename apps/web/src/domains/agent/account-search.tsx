import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'

interface AccountSearchProps {
  /** The account whose team is shown; empty for the agent's own. */
  value: string
  /** Called with the account, or empty for the agent's own team. */
  onSearch: (account: string) => void
}

/** Searches a username in the downline on submit: a partial name matches nobody. */
export function AccountSearch({ value, onSearch }: AccountSearchProps) {
  const { t } = useTranslation('agent')
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTyped(value)
  }
  return (
    <form
      role="search"
      className="flex min-w-0 grow gap-2 tablet:max-w-96"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <SearchField
        label={t('searchAccount')}
        clearLabel={t('clearAccount')}
        value={typed}
        onChange={setTyped}
        maxLength={USERNAME_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className="min-w-0 grow"
      />
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
