import { escapeHtml } from '../../http/replies/escape-html.ts'
import type { Schema } from './schema-text.ts'
import { schemaText } from './schema-text.ts'

interface Content {
  [type: string]: { schema: Schema }
}

interface Reply {
  $ref?: string
  description?: string
  content?: Content
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  security: readonly Record<string, unknown>[]
  responses: Record<string, Reply>
}

/** As much of the description of the calls as the page shows. */
export interface Described {
  info: { title: string; description?: string }
  tags?: readonly { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components?: {
    parameters?: Record<string, Parameter>
    responses?: Record<string, Reply>
    schemas?: Record<string, Schema>
  }
}

const STYLE = `
:root { color-scheme: light; scroll-padding: 16px }
body { margin: 0; color: #1b1038; background: #fff6e3; font: 16px/1.5 system-ui, sans-serif }
header { padding: 32px 24px; color: #fff6e3; background: #1d1045; border-bottom: 6px solid #ffcb3d }
header > *, main { max-width: 960px; margin-inline: auto }
header p { margin-block: 8px 0 }
header a { color: #ffcb3d }
main { padding: 8px 24px 64px }
h1 { margin-block: 0; font-size: 36px; line-height: 1.1 }
h2 { margin-block: 40px 4px; font-size: 26px }
h3 { display: inline; font-size: 16px; font-weight: 400 }
h4 { margin-block: 16px 4px; font-size: 16px }
a { color: #4630ae }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 24px 0 0; padding: 0; list-style: none }
nav a { display: inline-block; padding-block: 10px }
details { margin-block: 8px; background: #fff; border: 1px solid #e4d6b8; border-radius: 14px }
summary { padding: 12px 16px; cursor: pointer; overflow-wrap: anywhere }
summary strong { display: inline-block; min-width: 56px }
details > div { padding: 0 16px 16px }
pre { margin: 0; padding: 12px; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere; background: #fbf0da; border-radius: 10px }
pre i { color: #5b4f77 }
dl { margin: 0 }
dt { font-weight: 700 }
dd { margin: 0 0 8px }
:focus-visible { outline: 3px solid #4630ae; outline-offset: 2px }
header :focus-visible { outline-color: #ffcb3d }
`

const WHO = { guest: 'Anybody may call it.', session: 'Needs a login.' }

const contentText = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p>${escapeHtml(type)}</p>\n<pre>${schemaText(schema)}</pre>`)
    .join('\n')

const listOf = (title: string, rows: readonly (readonly [name: string, text: string])[]): string =>
  rows.length === 0
    ? ''
    : `<h4>${title}</h4>\n<dl>${rows.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${text}</dd>`).join('\n')}</dl>`

const callText = (path: string, method: string, operation: Operation, { components = {} }: Described): string => {
  const resolved = <Item extends { $ref?: string }>(item: Item, among: Record<string, Item> = {}): Item =>
    among[item.$ref?.split('/').at(-1) ?? ''] ?? item
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter, components.parameters))
  const replies = Object.entries(operation.responses).map(
    ([status, reply]) => [status, resolved(reply, components.responses)] as const,
  )
  const [done] = replies
  const who = operation.security.some((need) => 'session' in need) ? WHO.session : WHO.guest
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><strong>${method.toUpperCase()}</strong> <h3><code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</h3></summary>
<div>
<p>${who} ${escapeHtml(operation.description)}</p>
${listOf(
  'Parameters',
  parameters.map((parameter) => [
    `${parameter.name}${parameter.required ? '' : '?'}, ${parameter.in}`,
    [schemaText(parameter.schema), escapeHtml(parameter.description ?? '')].filter(Boolean).join('; '),
  ]),
)}
${operation.requestBody === undefined ? '' : `<h4>Body</h4>\n${contentText(operation.requestBody.content)}`}
${done?.[1].content === undefined ? '' : `<h4>Answer</h4>\n${contentText(done[1].content)}`}
${listOf(
  'Statuses',
  replies.map(([status, { description = '' }]) => [status, escapeHtml(description)]),
)}
</div>
</details>`
}

const idOf = (tag: string): string => `calls-${escapeHtml(tag)}`

/** The description of the calls as a page to read, without a script. Rules OP4, OP13. */
export const docsPage = (described: Described, brandName: string): string => {
  const { info, tags = [], paths, components = {} } = described
  const title = escapeHtml(`${brandName} API`)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sections = tags.map(
    ({ name, description }) => `<section aria-labelledby="${idOf(name)}">
<h2 id="${idOf(name)}">${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${calls
  .filter(({ operation }) => operation.tags.includes(name))
  .map(({ path, method, operation }) => callText(path, method, operation, described))
  .join('\n')}
</section>`,
  )
  const schemas = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `<details id="schema-${escapeHtml(name)}">
<summary><h3><code>${escapeHtml(name)}</code></h3></summary>
<div><pre>${schemaText(schema)}</pre></div>
</details>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${escapeHtml(info.description ?? '')}</p>
<p><a href="/openapi.json">openapi.json</a> and <a href="/asyncapi.json">asyncapi.json</a> are for programs.</p>
</header>
<main>
<nav aria-label="Contents">
<ul>
${tags.map(({ name }) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`).join('\n')}
<li><a href="#schemas">schemas</a></li>
</ul>
</nav>
${sections.join('\n')}
<section aria-labelledby="schemas">
<h2 id="schemas">schemas</h2>
<p>What several calls send or answer.</p>
${schemas.join('\n')}
</section>
</main>
</body>
</html>
`
}
