import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../i18n/password-field.tsx'
import { Button } from '../ui/button.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { KitSection } from './kit-section.tsx'
import { kitLabels } from './kit-labels.ts'

export function KitFields() {
  const { t } = useTranslation('ui')
  const words = kitLabels()
  const [search, setSearch] = useState('')
  return (
    <KitSection title={words.fields}>
      <SearchField label={words.searchGames} clearLabel={t('clear')} value={search} onChange={setSearch} />
      <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
        <TextField label={words.nickname} description={words.nicknameHelp} requiredLabel={t('required')} />
        <TextField
          label={words.nickname}
          error={words.nicknameTaken}
          defaultValue="lotus"
          requiredLabel={t('required')}
        />
        <PasswordField label={words.password} autoComplete="off" defaultValue="bamboo-27" />
        <TextField label={words.amount} prefix="₫" inputMode="decimal" figures defaultValue="2500000" />
        <TextField
          label={words.phone}
          type="tel"
          figures
          placeholder="0912 345 678"
          suffix={
            <Button variant="quiet" size="small">
              {words.getCode}
            </Button>
          }
        />
        <TextField label={words.nickname} disabled defaultValue="lotus" />
      </div>
      <TextArea label={words.remark} description={words.remarkHelp} maxLength={140} />
    </KitSection>
  )
}
