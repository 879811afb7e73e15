import type { Role } from './mapping.ts'

/** What names of columns say, in the languages of those who write sheets by hand. Tried in this order. */
const WORDS: readonly (readonly [role: Role | 'answer' | 'wrong' | 'answerOrRight', pattern: RegExp])[] = [
  [
    'wrong',
    /\b(?:incorrect|wrong|distractor|falsche|incorrecta|incorrecto|fausse|errata|sbagliata|errada|fout)\b|गलत|ग़लत/u,
  ],
  [
    'right',
    /\b(?:correct|right|key|richtige?|lösung|loesung|solution|solución|correcta|correcto|bonne|correcte|giusta|corretta|correta|certa|juiste?|rätt|prawidłowa|doğru|правильный)\b|सही|正确|正解|الصحيحة/u,
  ],
  ['type', /\b(?:type|typ|tipo|kind|art)\b|प्रकार|类型|النوع/u],
  [
    'explanation',
    /\b(?:explanation|explain|feedback|reason|rationale|comment|erklärung|erklaerung|begründung|explicación|explicacion|explication|spiegazione|explicação|uitleg)\b|व्याख्या|解释|解析/u,
  ],
  ['time', /\b(?:time|timer|sec|secs|seconds|duration|zeit|sekunden|tiempo|segundos|temps|tempo|tijd)\b|समय|时间/u],
  ['points', /\b(?:points?|score|marks?|weight|punkte|puntos|pontos|punti|punten)\b|अंक|分数/u],
  [
    'tag',
    /\b(?:tags?|topic|category|unit|subject|chapter|theme|difficulty|level|thema|kategorie|categoría|categoria|tema|catégorie|unidad|einheit|kapitel)\b|विषय|अध्याय/u,
  ],
  [
    'question',
    /\b(?:questions?|ques|prompt|statement|definition|clue|frage|pregunta|pergunta|domanda|vraag|fråga|spørsmål|pytanie|soru|вопрос)\b|प्रश्न|सवाल|问题|題目|题目|سؤال|السؤال/u,
  ],
  [
    'answer',
    /^(?:\w+ )?(?:answer|ans|option|choice|response|antwort|antwortmöglichkeit|opción|opcion|respuesta|alternativa|réponse|reponse|proposition|risposta|opzione|resposta|opção|antwoord|optie|svar|odpowiedź|вариант|विकल्प|उत्तर)[ .#:_-]*(?:[a-h1-8]|[क-घ])\b/u,
  ],
  ['answer', /^(?:opt|विकल्प)?[ ._-]?[a-h1-8]$/u],
  [
    'answerOrRight',
    /\b(?:answers?|ans|term|antwort|respuesta|réponse|reponse|risposta|resposta|antwoord|svar)\b|उत्तर|答案|الجواب/u,
  ],
  ['skip', /^(?:#|no|nr|nº|num|number|id|s\.? ?no|sl\.? ?no|index|क्रम.*)\.?$/u],
]

export type NamedRole = (typeof WORDS)[number][0]

/** What the name of a column says that it holds; undefined where it says nothing known. */
export const roleNamed = (name: string): NamedRole | undefined =>
  name === '' ? undefined : WORDS.find(([, pattern]) => pattern.test(name))?.[0]
