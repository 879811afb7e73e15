import { accounts } from './accounts.ts'
import { administering } from './administering.ts'
import { crowd } from './crowd.ts'
import { entering } from './entering.ts'
import { exporting } from './exporting.ts'
import { frontPage } from './front-page.ts'
import { game } from './game.ts'
import { importing } from './importing.ts'
import { judging } from './judging.ts'
import { keeping } from './keeping.ts'
import { pricing } from './pricing.ts'
import { qtestFollowing } from './qtest-following.ts'
import { qtestTaking } from './qtest-taking.ts'
import { quizPage } from './quiz-page.ts'
import { reports } from './reports.ts'
import { scheduled, scheduling } from './scheduling.ts'
import { standings } from './standings.ts'
import { watching } from './watching.ts'
import { writing } from './writing.ts'

/** The parts of the gallery, in the order in which they are shown. */
export const groups = [
  entering,
  crowd,
  game,
  standings,
  qtestTaking,
  quizPage,
  scheduling,
  scheduled,
  judging,
  administering,
  watching,
  qtestFollowing,
  reports,
  accounts,
  writing,
  importing,
  exporting,
  keeping,
  pricing,
  frontPage,
]

/** Every state under the name that its address has. */
export const states = groups.flatMap((group) =>
  group.states.map((state) => ({ id: `${group.name}/${state.name}`, group, state })),
)
