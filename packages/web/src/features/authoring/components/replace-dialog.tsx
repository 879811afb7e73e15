import { LIMITS } from '@quokka/core/limits'
import { useRef, useState } from 'react'
import { t } from '../../../messages/studio.ts'
import { Button } from '../../../ui/studio/controls/button.tsx'
import { CheckField } from '../../../ui/studio/fields/check-field.tsx'
import { TextField } from '../../../ui/studio/fields/text-field.tsx'
import { Dialog } from '../../../ui/studio/layout/dialog.tsx'
import type { EditorState } from '../editor-state.ts'
import { isPublished, rowsOf, shownDraft } from '../editor-state.ts'
import type { Search } from '../find-replace.ts'
import { hitsOn } from '../find-replace.ts'
import type { Editor } from '../make-editor.ts'
import type { Replaced } from '../replace-commands.ts'
import styles from './replace-dialog.module.css'
import type { PlacedHit } from './replace-hits.tsx'
import { placeName, ReplaceHits } from './replace-hits.tsx'

const MOST_CHARACTERS = 100
const NOTHING: Search = { words: '', replacement: '', isCaseKept: false, areWholeWords: false }

interface ReplaceDialogProps {
  editor: Editor
  state: EditorState
  onClose: () => void
}

/** Words of all slides, found and replaced one by one or all at once. */
export const ReplaceDialog = ({ editor, state, onClose }: ReplaceDialogProps) => {
  const [search, setSearch] = useState(NOTHING)
  const [done, setDone] = useState<Replaced>()
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const rows = rowsOf(state)
  const hits = rows.flatMap(({ key, number }): PlacedHit[] => {
    const draft = shownDraft(state, key)
    return draft ? hitsOn(draft, search).map((hit) => ({ key, number, hit })) : []
  })

  const change = (part: Partial<Search>) => {
    setSearch({ ...search, ...part })
    setDone(undefined)
  }

  const replace = async (only?: PlacedHit) => {
    if (isBusy) return
    setIsBusy(true)
    const index = only ? hits.indexOf(only) : 0
    setDone(await editor.slides.replace(search, only))
    setIsBusy(false)
    // What was pressed may be gone with its hit.
    requestAnimationFrame(() => {
      if (!only || document.activeElement?.closest('li')) return
      const buttons = list.current?.querySelectorAll('button') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)]
      if (next) next.focus()
      else list.current?.closest('dialog')?.querySelector<HTMLElement>('input')?.focus()
    })
  }

  const status = (() => {
    if (done) return t('authoring:replacing.replaced', { count: done.count })
    if (search.words.trim() === '') return ''
    return hits.length === 0 ? t('authoring:replacing.nothing') : t('authoring:replacing.found', { count: hits.length })
  })()

  return (
    <Dialog
      open
      size="large"
      title={t('authoring:replacing.title')}
      help={isPublished(state.quiz) ? t('authoring:replacing.helpLive') : t('authoring:replacing.help')}
      closeLabel={t('studio:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="outline" onPress={onClose}>
            {t('authoring:replacing.close')}
          </Button>
          <Button busy={isBusy} disabled={hits.length === 0} onPress={() => void replace()}>
            {t('authoring:replacing.replaceAll')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={t('authoring:replacing.find')}
          value={search.words}
          maxLength={MOST_CHARACTERS}
          onChange={(words) => change({ words })}
        />
        <TextField
          label={t('authoring:replacing.replaceBy')}
          value={search.replacement}
          maxLength={LIMITS.titleCharacters}
          onChange={(replacement) => change({ replacement })}
        />
        <CheckField
          label={t('authoring:replacing.matchCase')}
          checked={search.isCaseKept}
          onChange={(isCaseKept) => change({ isCaseKept })}
        />
        <CheckField
          label={t('authoring:replacing.wholeWords')}
          checked={search.areWholeWords}
          onChange={(areWholeWords) => change({ areWholeWords })}
        />
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {done && done.left.length > 0 && (
        <div className={styles.left} role="status">
          <p>{t('authoring:replacing.left', { count: done.left.length })}</p>
          <ul>
            {done.left.map(({ key, name, why }) => (
              <li key={`${key} ${name}`}>
                {placeName(rows.find((row) => row.key === key)?.number, name)}:{' '}
                {why.is === 'tooLong' ? t('authoring:replacing.tooLong', { most: why.most }) : why.sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReplaceHits ref={list} hits={hits} replacement={search.replacement} onReplace={(hit) => void replace(hit)} />
    </Dialog>
  )
}
