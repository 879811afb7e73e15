import { assertNever } from '@quokka/core/lib'
import { classNames } from '../../../lib/page/class-names.ts'
import { numberText } from '../../../lib/text/numbers.ts'
import { t } from '../messages.ts'
import type { SheetTask } from '../sheet.ts'
import { LETTERS } from '../sheet.ts'
import styles from './task.module.css'

/** Two stand beside each other where none of them is longer, in letters. */
const SHORT = 14

const beside = (texts: readonly string[]) => texts.every((text) => text.length <= SHORT) && styles.beside

/** What is circled, filled in or numbered. */
export const Task = ({ task }: { task: SheetTask }) => {
  switch (task.is) {
    case 'options':
      return <Options options={task.options} />
    case 'letters':
      return <Letters words={task.words} />
    case 'pairs':
      return <Pairs prompts={task.prompts} answers={task.answers} />
    case 'order':
      return (
        <>
          <p className={styles.how}>{t('sheet.number', { count: task.items.length })}</p>
          <Boxes texts={task.items} className={classNames(beside(task.items))} />
        </>
      )
    default:
      return assertNever(task)
  }
}

const Options = ({ options }: { options: readonly string[] }) => (
  <ol className={classNames(styles.list, options.length === 2 && beside(options))}>
    {options.map((option, place) => (
      <li key={option} className={styles.line}>
        <span className={styles.circle}>{LETTERS[place]}</span>
        <bdi className={styles.text}>{option}</bdi>
      </li>
    ))}
  </ol>
)

const Letters = ({ words }: { words: readonly (readonly string[])[] }) => (
  <p className={styles.words}>
    {words.map((word, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place.
      <span key={place} className={styles.word}>
        {word.map((blank, at) =>
          blank === '' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
            <span key={at} role="img" aria-label={t('sheet.letter')} className={styles.box} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
            <span key={at}>{blank}</span>
          ),
        )}
      </span>
    ))}
  </p>
)

const Pairs = ({ prompts, answers }: { prompts: readonly string[]; answers: readonly string[] }) => (
  <>
    <p className={styles.how}>{t('sheet.write')}</p>
    <div className={styles.pairs}>
      <ol className={styles.list}>
        {prompts.map((prompt, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be empty.
          <li key={place} className={styles.line}>
            <span className={styles.numeral}>{numberText(place + 1)}.</span>
            <bdi className={styles.text}>{prompt}</bdi>
          </li>
        ))}
      </ol>
      <Boxes texts={answers} />
    </div>
  </>
)

const Boxes = ({ texts, className }: { texts: readonly string[]; className?: string | undefined }) => (
  <ul className={classNames(styles.list, className)}>
    {texts.map((text, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal.
      <li key={place} className={styles.line}>
        <span role="img" aria-label={t('sheet.box')} className={styles.box} />
        <bdi className={styles.text}>{text}</bdi>
      </li>
    ))}
  </ul>
)
