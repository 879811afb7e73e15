import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { addAllTypes, createQuiz, PICTURE, pickUpByKey, slidesInDrawer } from './author.ts'
import { memberWithoutBrowser, ofItsOwn, Person, test } from './browsers.ts'
import { Typist } from './typist.ts'

test('JN9 a quiz of all types is written, ordered, previewed, shared, published to a team and hosted by a member of it; an outsider sees it by no path', async ({
  browser,
  server,
  admin,
}) => {
  const owner = await Person.member(browser, server, 'reef-owner')
  // Whom the editor turns away is told so by ED13, and two at one slide are in ED23.
  const colleague = await memberWithoutBrowser(server, 'reef-colleague')
  const outsider = await memberWithoutBrowser(server, 'reef-outsider')
  const pupil = await Person.member(browser, server, 'reef-pupil')
  const { organisationId } = JSON.parse(
    (await admin.call('organisation/create', { organisationName: ofItsOwn('Reef School'), isEnterprise: false })).body,
  )
  const { teams } = JSON.parse(
    (await admin.call('organisation/createteam', { organisationId, teamName: 'Class 5b' })).body,
  )
  await admin.call('organisation/addmember', { organisationId, username: owner.name })
  const { members } = JSON.parse(
    (await admin.call('organisation/addmember', { organisationId, username: pupil.name })).body,
  )
  const { userId } = members.find(({ userName }: { userName: string }) => userName === pupil.name)
  await admin.call('organisation/setteams', { organisationId, userId, teamIds: [teams[0].teamId] })

  const { page } = owner
  const quizId = await createQuiz(page, server.origin, 'Reef of Class 5b')
  await addAllTypes(page)
  expect(await slidesInDrawer(page)).toHaveLength(7)

  // Two slides together, by the mouse.
  await page.getByRole('button', { name: 'Select slides' }).click()
  await page.getByRole('checkbox', { name: 'Select slide 6' }).check()
  await page.getByRole('checkbox', { name: 'Select slide 7' }).check()
  const from = await page.getByRole('button', { name: 'Move slide 6' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move slide 4' }).boundingBox()
  if (from === null || to === null) throw new Error('the slides have no grips')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 6 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 6, { steps: 12 })
  await page.mouse.up()
  expect((await slidesInDrawer(page)).slice(3, 5)).toEqual([
    expect.stringMatching(/^Eight arms/u),
    expect.stringMatching(/^Well done/u),
  ])
  await page.getByRole('button', { name: 'Done selecting' }).click()

  // One slide, by the keyboard.
  await page.getByRole('button', { name: 'Move slide 1' }).focus()
  await pickUpByKey(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/^At place 2 of/u)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await slidesInDrawer(page))[0]).toMatch(/^Corals are animals/u)
  await page.getByRole('button', { name: 'Save Order' }).click()
  await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0)
  const ordered = await slidesInDrawer(page)
  await page.reload()
  await expect.poll(() => slidesInDrawer(page)).toEqual(ordered)

  // What the author sees is what players get.
  await page
    .getByRole('button', { name: 'PREVIEW QUIZ' })
    .or(page.getByRole('link', { name: 'PREVIEW QUIZ' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/previewquiz/u)
  // Until it is loaded the editor stays, in which a press on True marks it.
  await expect(page.getByText(/^Preview of /u)).toBeVisible()
  await expect(page.getByText('Corals are animals.').first()).toBeVisible()
  await page
    .getByRole('button', { name: /True/u })
    .or(page.getByRole('radio', { name: /True/u }))
    .first()
    .click()
  await expect(page.getByText('Right!').first()).toBeVisible()
  await page
    .getByRole('button', { name: 'CLOSE PREVIEW' })
    .or(page.getByRole('link', { name: 'CLOSE PREVIEW' }))
    .first()
    .click()
  const leave = page.getByRole('dialog').getByRole('button').last()
  await expect(leave.or(page.getByRole('button', { name: 'PUBLISH QUIZ' })).first()).toBeVisible()
  if (await page.getByRole('dialog').isVisible()) await leave.click()
  await expect(page).toHaveURL(new RegExp(`/createquiz/${quizId}$`, 'u'))

  // A colleague is let in by email, and edits.
  expect((await colleague.call('createquiz/getquiz', { quizId })).status).toBe(403)
  await page.getByRole('button', { name: 'Edit access' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /MANAGE EDIT ACCESS/u })
    .click()
  const email = `${colleague.name}@example.org`
  await page.getByRole('dialog').getByLabel('Add a member by e-mail').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Edit access has been provided to ${email}`).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const { questions } = JSON.parse((await colleague.call('createquiz/getquiz', { quizId })).body)
  const { questionId } = questions.find(({ questionType }: { questionType: string }) => questionType === 'TRF')
  const edited = await colleague.call('createquiz/editquestion', {
    quizId,
    questionId,
    questionType: 'TRF',
    questionTitle: 'Corals are animals, not plants.',
    correctAnswer: ['True'],
  })
  expect(edited.status, edited.body).toBe(200)

  // Published for a team.
  await page.reload()
  await page.getByRole('button', { name: 'PUBLISH QUIZ' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Class 5b' }).check()
  await dialog.getByRole('button', { name: 'PUBLISH QUIZ' }).click()
  await expect(page.getByText('Quiz Published').first()).toBeVisible()

  await page.close()

  // An outsider: no list, no invite, no editor.
  const listed = await outsider.call('getreadymadequizzes', { ageGroup: '18+' })
  expect(listed.body).not.toContain(quizId)
  expect(JSON.parse((await outsider.call('createinvite', { quizId })).body).status).toBe('Error')
  expect((await outsider.call('createquiz/getquiz', { quizId })).status).toBe(403)

  // A member of the team hosts it, and it is what the colleague made of it.
  await pupil.page.goto(server.origin)
  await pupil.page.getByRole('button', { name: /Play Quiz/u }).click()
  await pupil.page.getByRole('button', { name: 'Start a quiz' }).click()
  await expect(pupil.page).toHaveURL(/quizselection/u)
  await pupil.page.getByText('Reef of Class 5b', { exact: true }).click()
  await pupil.page.getByRole('button', { name: 'Play Quiz' }).click()
  await pupil.page.getByRole('dialog').getByRole('button', { name: 'Play Quiz' }).click()
  await expect(pupil.page).toHaveURL(/waitingroom/u)
  await pupil.page.getByRole('button', { name: 'START QUIZZING' }).click()
  await pupil.page.getByRole('button', { name: 'Quiz Solo' }).click()
  await expect(pupil.page.getByText('Corals are animals, not plants.').first()).toBeVisible()

  // The game keeps the version that it began with.
  await colleague.call('createquiz/deletequiz', { quizId })
  await owner.call('createquiz/deletequiz', { quizId })
  await pupil.page.reload()
  await expect(pupil.page.getByText('Corals are animals, not plants.').first()).toBeVisible()
})

test('JN10 a quiz is begun, written, ordered and published by keyboard alone', async ({ browser, server }) => {
  const author = await Person.member(browser, server, 'key-author')
  const { page } = author
  const typist = new Typist(page)
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const typeInto = async (field: Locator, text: string) => {
    await typist.tabTo(field)
    await keyboard.type(text)
  }
  await page.goto(`${server.origin}/dashboard`)
  await typist.press(page.getByRole('button', { name: 'CREATE NEW QUIZ' }).first())
  await typist.press(dialog.getByRole('button', { name: /Start Fresh/u }))
  await typeInto(dialog.getByLabel('Quiz name'), 'Written by keys')
  await typeInto(dialog.getByLabel('Description'), 'No mouse was used.')
  const chooser = page.waitForEvent('filechooser')
  await typist.press(dialog.getByLabel(/Banner image/u).first())
  await (await chooser).setFiles(PICTURE)
  await expect(dialog.getByRole('button', { name: 'PROCEED' })).toBeEnabled()
  await typist.press(dialog.getByRole('button', { name: 'PROCEED' }))
  await typist.tabTo(dialog.getByRole('radio', { name: '6 to 8 years' }))
  await keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: '9 to 14 years' })).toBeChecked()
  await typist.press(dialog.getByRole('button', { name: 'CONTINUE BUILDING QUIZ' }))
  await expect(page).toHaveURL(/\/createquiz\//u)

  const begin = async (kind: RegExp) => {
    const questionSlide = page.getByRole('button', { name: /^ADD QUESTION SLIDE/u })
    await questionSlide.waitFor()
    await typist.press(questionSlide)
    await typist.press(page.getByRole('button', { name: /^Select Question Template/u }))
    await typist.press(page.getByRole('button', { name: kind }))
  }
  const finish = async () => {
    await typist.press(page.getByRole('button', { name: 'Save', exact: true }))
    await typist.press(page.getByRole('button', { name: 'Continue' }))
    await typist.tabTo(dialog.getByRole('spinbutton', { name: 'Time' }).or(dialog.getByLabel('Time')).first())
    await keyboard.press('ArrowUp')
    await typist.press(dialog.getByRole('button', { name: 'Save question' }))
    await expect(page.getByText('Question Added Successfully').first()).toBeVisible()
  }
  await begin(/^MCQ/u)
  await typeInto(page.getByLabel('Question', { exact: true }), 'Which one has keys?')
  for (const [letter, text] of ['Piano', 'Drum', 'Flute', 'Harp'].map((text, index) => ['ABCD'[index], text] as const))
    await typeInto(page.getByLabel(`Option ${letter}`), text)
  const marks = page.getByRole('radio', { name: /^Mark .+ as the correct answer$/u })
  await typist.chooseRadio(marks, page.getByRole('radio', { name: 'Mark A as the correct answer' }))
  await finish()
  await begin(/^TRUE OR FALSE/u)
  await typeInto(page.getByLabel('Question', { exact: true }), 'A mouse was used.')
  await typist.chooseRadio(marks, page.getByRole('radio', { name: 'Mark False as the correct answer' }))
  await finish()

  // The list is one stop for Tab; the arrows go from slide to slide.
  await typist.press(page.getByRole('button', { name: /^Slide 1: /u }), 'ArrowDown')
  await expect(page.getByRole('button', { name: /^Slide 2: /u })).toBeFocused()
  await typist.tabTo(page.getByRole('button', { name: 'Move slide 2' }))
  await pickUpByKey(page)
  await keyboard.press('ArrowUp')
  await expect(page.getByText(/^At place 1 of/u)).toBeAttached()
  await keyboard.press('Space')
  await expect.poll(async () => (await slidesInDrawer(page))[0]).toMatch(/^A mouse was used/u)
  await typist.press(page.getByRole('button', { name: 'Save Order' }))
  await expect(page.getByRole('button', { name: 'Save Order' })).toHaveCount(0)

  await typist.press(page.getByRole('button', { name: 'Actions for slide 1' }))
  await typist.pickFromMenu(page.getByRole('menuitem', { name: 'Delete Slide' }))
  await typist.press(dialog.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => slidesInDrawer(page)).toHaveLength(1)
  await typist.press(page.getByRole('button', { name: /^Undo delete/u }))
  await expect.poll(async () => (await slidesInDrawer(page))[0]).toMatch(/^A mouse was used/u)

  await typist.press(page.getByRole('button', { name: 'PUBLISH QUIZ' }).first())
  await typist.press(dialog.getByRole('checkbox', { name: 'Make quiz public' }), 'Space')
  await typist.press(dialog.getByRole('button', { name: 'PUBLISH QUIZ' }))
  await expect(page.getByText('Quiz Published').first()).toBeVisible()
})
