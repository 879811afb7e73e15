import { expect, test } from 'vitest'
import { readFiles } from '../read-files.ts'

const questionsIn = async (text: string) => {
  const [reading] = await readFiles([{ name: 'a.xml', bytes: new TextEncoder().encode(text) }])
  if (reading === undefined || 'refusal' in reading) throw new Error(JSON.stringify(reading))
  return [reading.format, ...reading.quizzes.flatMap(({ questions }) => questions)]
}

test("EX43 a text with gaps of Moodle's becomes a question a gap, and each says of how many", async () => {
  const text = 'A {1:SA:=cat} and a {1:MC:=dog~cow~ant~bee}'
  expect(
    await questionsIn(
      `<quiz><question type="cloze"><questiontext><text>${text}</text></questiontext></question></quiz>`,
    ),
  ).toMatchObject([
    'moodle',
    { title: 'A ____ and a …', sent: { correctAnswer: ['cat'] }, changes: [{ code: 'partOfSeveral', part: 1, of: 2 }] },
    { title: 'A … and a ____', sent: { correctAnswer: ['dog'] }, changes: [{ code: 'partOfSeveral', part: 2, of: 2 }] },
  ])
})

test('EX44 what earns most in QTI 1.2 is right, whatever else is compared', async () => {
  const label = (id: string) =>
    `<response_label ident="${id}"><material><mattext>${id}!</mattext></material></response_label>`
  const earns = (id: string, points: string) =>
    `<respcondition><conditionvar><not><varequal respident="R">c</varequal></not><varequal respident="R">${id}</varequal></conditionvar><setvar>${points}</setvar></respcondition>`
  expect(
    await questionsIn(
      `<questestinterop><item><presentation><material><mattext>Which?</mattext></material><response_lid ident="R" rcardinality="Single"><render_choice>${['a', 'b', 'c', 'd'].map(label).join('')}</render_choice></response_lid></presentation><resprocessing>${earns('a', '50')}${earns('b', '100')}${earns('d', '-10')}</resprocessing></item></questestinterop>`,
    ),
  ).toMatchObject(['qti12', { title: 'Which?', state: 'ready', sent: { correctAnswer: ['b!'] } }])
})

const item = (body: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" title="T"><itemBody>${body}</itemBody></assessmentItem>`
const choice = (prompt: string) =>
  `<choiceInteraction responseIdentifier="R">${prompt}${['a', 'b', 'c', 'd'].map((id) => `<simpleChoice identifier="${id}">${id}</simpleChoice>`).join('')}</choiceInteraction>`

test('EX45 several interactions in an item are a question each where each has its own, and are left out together otherwise', async () => {
  const prompt = (text: string) => `<prompt>${text}</prompt>`
  expect(await questionsIn(item(choice(prompt('One?')) + choice(prompt('Two?'))))).toMatchObject([
    'qti21',
    { title: 'One?', changes: [{ code: 'partOfSeveral', part: 1, of: 2 }] },
    { title: 'Two?', changes: [{ code: 'partOfSeveral', part: 2, of: 2 }] },
  ])
  expect(await questionsIn(item(choice(prompt('One?')) + choice('')))).toMatchObject([
    'qti21',
    { state: 'leftOut', why: { code: 'severalTogether', count: 2 } },
  ])
})

test('EX43 marks that are more than the most points become fewer in proportion', async () => {
  const question = (marks: string) =>
    `<question type="shortanswer"><questiontext><text>${marks}?</text></questiontext><defaultgrade>${marks}</defaultgrade><answer fraction="100"><text>a</text></answer></question>`
  expect(await questionsIn(`<quiz>${question('20')}${question('10')}${question('1')}</quiz>`)).toMatchObject([
    'moodle',
    { sent: { maxPoints: 1_000 } },
    { sent: { maxPoints: 500 } },
    { sent: { maxPoints: 50 } },
  ])
})
