import { LANGUAGES } from '@quokka/languages'
import { useState } from 'react'
import { chooseOwnLanguage } from '../../../account/account.ts'
import { t } from '../../../messages/studio.ts'
import { useToast } from '../../../ui/stage/feedback/toaster.tsx'
import { ChoiceSelect } from '../../../ui/studio/fields/choice-select.tsx'
import { Card } from '../../../ui/studio/layout/card.tsx'

interface LanguageCardProps {
  /** Of the account; null while none is chosen. */
  language: string | null
  onChange: () => void
}

/** In which language the account reads, on every device. */
export const LanguageCard = ({ language, onChange }: LanguageCardProps) => {
  const [chosen, setChosen] = useState(language ?? '')
  const toast = useToast()
  const choose = async (value: string) => {
    const wanted = LANGUAGES.find(({ code }) => code === value)
    if (wanted === undefined) return
    setChosen(wanted.code)
    try {
      await chooseOwnLanguage(wanted.code)
      onChange()
    } catch {
      toast({ text: t('lib:network'), tone: 'bad' })
    }
  }
  return (
    <Card title={t('profile:language.title')} help={t('profile:language.help')}>
      <ChoiceSelect
        label={t('profile:language.title')}
        options={[
          ...(chosen === '' ? [{ value: '', label: t('profile:language.none') }] : []),
          ...LANGUAGES.map(({ code, name }) => ({ value: code as string, label: name })),
        ]}
        value={chosen}
        onChange={choose}
      />
    </Card>
  )
}
