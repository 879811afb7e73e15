import { expect, test } from 'vitest'
import { readRows, withoutRows } from './read-rows.ts'

const ana = {
  userName: 'obi-ada',
  firstName: 'Ada',
  lastName: 'Obi',
  emailId: 'obi@hillside.example',
  userType: 'REGULAR',
  teamName: 'Maths',
}
const people = (text: string) => readRows(text).map(({ person }) => person)

test.each([
  ['commas', 'obi-ada, Ada, Obi, obi@hillside.example, Regular, Maths'],
  ['semicolons', 'obi-ada;Ada;Obi;obi@hillside.example;regular user;Maths\r\n'],
  ['tabs', '\n\nobi-ada\tAda\tObi\tobi@hillside.example\tREGULAR\tMaths\n'],
  ['quotation marks', '"obi-ada","Ada","Obi","obi@hillside.example",,"Maths"'],
  [
    'headings in another order',
    'E-mail;Team;User name;Last name;First name\nobi@hillside.example;Maths;obi-ada;Obi;Ada',
  ],
  ['a byte order mark', '\ufeffUser name,First,Last,Email,Type,Team\nobi-ada,Ada,Obi,obi@hillside.example,,Maths'],
])('AD19 rows are read with %s', (_, text) => {
  expect(people(text)).toEqual([ana])
})

test('AD19 a cell in quotation marks holds the separator, a line end and doubled marks', () => {
  expect(people('obi-ada,Ada,"O""Bi",obi@hillside.example,Premium,"Maths, 5a\nand 5b"')).toEqual([
    { ...ana, lastName: 'O"Bi', userType: 'PREMIUM', teamName: 'Maths, 5a\nand 5b' },
  ])
})

test('AD19 what may be left out is empty, and what is no type stays to be refused', () => {
  expect(people('obi-ada,Ada,Obi,obi@hillside.example')).toEqual([{ ...ana, teamName: '' }])
  expect(people('obi-ada,Ada,Obi,obi@hillside.example,Boss,Maths')[0]?.userType).toBe('Boss')
  expect([people(''), people(' \n ,, \n')]).toEqual([[], []])
})

test('AD20 rows are taken out of the text by their places', () => {
  const text = 'First,E-mail\nAda,a@b.example\nBo,bo\nCy,c@b.example'
  const rows = readRows(text)
  expect(
    withoutRows(
      text,
      rows.filter((_, index) => index !== 1),
    ),
  ).toBe('First,E-mail\nBo,bo\n')
})
