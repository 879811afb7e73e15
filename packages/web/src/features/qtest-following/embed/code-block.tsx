import { t } from '../../../messages/studio.ts'
import styles from './code-block.module.css'
import { codeTokens } from './code-tokens.ts'

/** A snippet, word for word as it is copied. Rule QE3. */
export const CodeBlock = ({ code }: { code: string }) => (
  <section aria-label={t('qtestFollowing:embed.code')}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reached by keyboard */}
    <pre className={styles.block} tabIndex={0}>
      <code>
        {codeTokens(code).map(({ is, text, at }) => (
          <span key={at} className={styles[is]}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  </section>
)
