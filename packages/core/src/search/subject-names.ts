import type { Subject } from '../quiz/subject.ts'

/** What people type for a subject of a timetable, its short forms and its Hindi names. */
export const SUBJECT_NAMES: ReadonlyArray<readonly [Subject, string]> = [
  ['Mathematics', 'mathematics, maths, math, mathematic, ganit, गणित, arithmetic'],
  [
    'Science',
    'science, sci, general science, evs, environmental studies, environmental science, vigyan, विज्ञान, paryavaran, पर्यावरण अध्ययन',
  ],
  ['English', 'english, english language, eng, अंग्रेजी'],
  ['Languages', 'languages, second language, foreign languages, भाषा'],
  ['Geography', 'geography, geo, bhugol, भूगोल'],
  ['History', 'history, itihas, इतिहास'],
  ['Civics', 'civics, political science, polity, nagrik shastra, नागरिक शास्त्र, नागरिकशास्त्र'],
  [
    'Computing',
    'computing, computer, computers, computer science, computer studies, information technology, ict, कंप्यूटर',
  ],
  ['Art and music', 'art and music, arts and music'],
  ['Health and sports', 'health and sports, physical education, pe, phys ed, games and sports'],
  ['General knowledge', 'general knowledge, gk, g k, samanya gyan, सामान्य ज्ञान, general awareness'],
]
