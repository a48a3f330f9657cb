import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { askPalette } from '../../access/ask-layers.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { asksForPalette } from './palette-keys.ts'

/** Opens the search over everything, as `/` and Ctrl-K do wherever this button stands. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // What is open waits for an answer of its own.
      if (!asksForPalette(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      askPalette()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <IconButton
      icon={Search}
      label={t('searchAll')}
      title={`${t('searchAll')} ( / )`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={askPalette}
      className="shrink-0"
    />
  )
}
