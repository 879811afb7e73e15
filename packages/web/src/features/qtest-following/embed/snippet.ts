import { t } from '../../../messages/studio.ts'
import type { EmbedKind } from './embed-kinds.ts'
import { FRAME } from './embed-kinds.ts'

export interface EmbeddedQTest {
  qtestId: string
  qtestName: string
  /** Where it is taken: the whole link. */
  link: string
}

const ENTITIES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
] as const

/** Whatever a text holds, a page shows it as that text and nothing else. Rule QE7. */
const escaped = (text: string): string => ENTITIES.reduce((safe, [sign, entity]) => safe.replaceAll(sign, entity), text)

const BUTTON_STYLE =
  'background:#2a1b66;border:0;border-radius:12px;color:#fff;cursor:pointer;display:inline-block;font:600 17px/1.2 system-ui,sans-serif;padding:14px 22px;text-decoration:none'

/** Around the frame, so that its corners are round and a press beside it does not meet the quiz. */
const RIM = 6

const frameTag = ({ link, qtestName }: EmbeddedQTest, more: string): string =>
  `<iframe src="${escaped(link)}" title="${escaped(qtestName)}"
  width="${FRAME.width}" height="${FRAME.height}" ${more}></iframe>`

const fullPage = (qtest: EmbeddedQTest): string => frameTag(qtest, 'style="border:0;max-width:100%"')

/** Only the cross closes it: an ordinary popover would at a press beside it, and ends a test with that. Decision 0049. */
const popup = (qtest: EmbeddedQTest): string => {
  const id = `qtest-${qtest.qtestId.replaceAll(/[^\w-]/gu, '')}`
  return `<style>
  #${id} { background: #fff; border: 0; border-radius: 18px; box-shadow: 0 24px 64px rgb(27 16 56 / 45%); box-sizing: border-box;
    height: ${FRAME.height + 2 * RIM}px; margin: auto; max-height: calc(100% - 48px); max-width: calc(100% - 48px); overflow: visible;
    padding: ${RIM}px; width: ${FRAME.width + 2 * RIM}px }
  #${id}::backdrop { background: rgb(27 16 56 / 50%) }
  #${id} iframe { border: 0; border-radius: 12px; display: block; height: 100%; width: 100% }
  #${id} button { background: #fff; border: 0; border-radius: 50%; box-shadow: 0 4px 14px rgb(27 16 56 / 35%); color: #1b1038;
    cursor: pointer; font: 26px/44px system-ui, sans-serif; height: 44px; padding: 0; position: absolute; right: -20px; top: -20px; width: 44px }
</style>
<button type="button" popovertarget="${id}" popovertargetaction="show" style="${BUTTON_STYLE}">${escaped(t('qtestFollowing:embed.take'))}</button>
<div id="${id}" popover="manual" role="dialog" aria-label="${escaped(qtest.qtestName)}">
<button type="button" popovertarget="${id}" popovertargetaction="hide" aria-label="${escaped(t('qtestFollowing:embed.closePopup'))}">×</button>
${frameTag(qtest, 'loading="lazy"')}
</div>`
}

const redirect = ({ link }: EmbeddedQTest): string =>
  `<a href="${escaped(link)}" target="_blank" rel="noopener"
  style="${BUTTON_STYLE}">${escaped(t('qtestFollowing:embed.take'))} <span aria-hidden="true">↗</span></a>`

const SNIPPETS = { fullPageEmbed: fullPage, popupButton: popup, redirectButton: redirect } as const

/** The HTML by which a page of somebody else shows a QTest: no script, nothing to download but the QTest itself. Rules QE4 to QE7. */
export const snippetOf = (kind: EmbedKind, qtest: EmbeddedQTest): string => SNIPPETS[kind](qtest)
