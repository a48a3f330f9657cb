import type { CreateRecordFileInput } from '@playhouse/schema/types.generated.ts'
import { SaveFile } from './save-file.tsx'

interface FileHeadingProps {
  title: string
  level?: 2 | 3
  file: CreateRecordFileInput
}

/** Heading of a list, with a button that saves the list as a file. */
export function FileHeading({ title, level = 2, file }: FileHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <Heading className="text-prose font-semibold">{title}</Heading>
      <SaveFile file={file} of={title} />
    </header>
  )
}
