import { CASE_TEXT_MAX, CASE_TITLE_MAX } from '@playhouse/shared/limits.ts'
import type { ServiceTopic } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const TOPICS = [
  'ACCOUNT',
  'WALLET',
  'GAME',
  'PROMOTION',
  'SITE',
  'COMPLAINT',
  'OTHER',
] as const satisfies readonly ServiceTopic[]

interface NewCase {
  topic: ServiceTopic
  title: string
  text: string
}

/** Key of the draft of a new case; drafts in existing cases have the number of the case. */
export const NEW_CASE_DRAFT = 'case:new'
export const NEW_CASE_FIELDS = ['topic', 'title', 'text'] as const

/** A new case with what was typed before. */
export function draftedCase({ topic, title = '', text = '' }: Partial<Record<keyof NewCase, string>>): NewCase {
  return { title, text, topic: TOPICS.find((known) => known === topic) ?? TOPICS[0] }
}

type Field = (name: 'topic' | 'title' | 'text', rules?: string) => UseFormRegisterReturn & { error: string | undefined }

/** Fields of a new case: subject and text. Namespace `cases`. */
export function CaseFields({ field, rows = 5 }: { field: Field; rows?: number }) {
  const { t } = useTranslation('cases')
  return (
    <>
      <Select
        label={t('columns.topic')}
        options={TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        {...field('topic')}
      />
      <TextField
        label={t('columns.title')}
        maxLength={CASE_TITLE_MAX}
        autoComplete="off"
        {...field('title', t('noTitle'))}
      />
      <TextArea label={t('write')} rows={rows} maxLength={CASE_TEXT_MAX} {...field('text', t('noText'))} />
    </>
  )
}
