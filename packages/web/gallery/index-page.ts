import { SIZES } from './sizes.ts'
import { states } from './states/index.ts'
import type { ListedState } from './window.ts'
import './index-page.css'

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), values)
  made.append(...children)
  return made
}

const frame = element('iframe', { title: 'The chosen state' })
const name = element('h2', { textContent: 'Choose a state' })
const size = element(
  'select',
  {},
  ...Object.entries(SIZES).map(([key, { width, height }]) =>
    element('option', { value: key, textContent: `${key}, ${width} × ${height}` }),
  ),
)
const search = element('input', { type: 'search', placeholder: 'Find a state' })
const list = element('nav', {})

const resize = () => {
  const { width, height } = SIZES[size.value as keyof typeof SIZES]
  frame.style.inlineSize = `${width}px`
  frame.style.blockSize = `${height}px`
}

/** The address keeps what is shown, so that it can be sent to somebody. */
const show = () => {
  const id = decodeURIComponent(location.hash.slice(1))
  const chosen = states.find((one) => one.id === id)
  if (chosen === undefined) return
  if (chosen.state.reachedAt !== undefined) {
    size.value = chosen.state.reachedAt
    resize()
  }
  name.textContent = id
  frame.src = `?${new URLSearchParams({ state: id })}`
}

const find = () => {
  const words = search.value.toLowerCase().split(/\s+/u)
  for (const link of list.querySelectorAll('a'))
    link.hidden = !words.every((word) => link.textContent?.toLowerCase().includes(word))
}

list.append(...states.map(({ id }) => element('a', { href: `#${encodeURIComponent(id)}`, textContent: id })))
document.body.replaceChildren(
  element(
    'main',
    { className: 'gallery' },
    element('aside', {}, search, list),
    element('section', {}, element('header', {}, name, size), frame),
  ),
)
size.addEventListener('change', resize)
search.addEventListener('input', find)
window.addEventListener('hashchange', show)
resize()
show()
const listed: ListedState[] = states.map(({ id, group, state }) => ({
  id,
  group: group.name,
  of: group.of,
  reachedAt: state.reachedAt ?? 'desk',
  isAlike: state.isAlike ?? false,
}))
window.galleryStates = listed
