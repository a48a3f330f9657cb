import { useTranslation } from 'react-i18next'

export function useRailLabels(): (name: string) => { back: string; forward: string } {
  const { t } = useTranslation('home')
  return (name) => ({ back: t('rail.back', { name }), forward: t('rail.forward', { name }) })
}
