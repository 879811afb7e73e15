import { createTranslator } from '../messages/stage.ts'

/** Names that the catalogue gives: of subjects by the name itself, of categories by their id. */
export const t = createTranslator('catalogue', {
  subjects: {
    Mathematics: 'Mathematics',
    Science: 'Science',
    English: 'English',
    Languages: 'Languages',
    Geography: 'Geography',
    History: 'History',
    Civics: 'Civics',
    Computing: 'Computing',
    'Art and music': 'Art and music',
    'Health and sports': 'Health and sports',
    'General knowledge': 'General knowledge',
  },
  categories: {
    animals: 'Animals',
    nature: 'Nature',
    science: 'Science',
    space: 'Space',
    geography: 'Geography',
    history: 'History',
    mathematics: 'Mathematics',
    language: 'Language',
    stories: 'Stories',
    music: 'Music',
    art: 'Art',
    sports: 'Sports',
    food: 'Food',
    technology: 'Technology',
    culture: 'Culture',
    everyday: 'Everyday Life',
  },
  mix: '{{first}}, {{second}} and {{count}} more',
})
