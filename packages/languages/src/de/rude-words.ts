/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `arsch arschgeige arschloch drecksau fick ficken ficker fotze gefickt hure huren hurenbock hurensohn hurensöhne kacke kanake missgeburt
  mistkerl möse neger nutte nutten pimmel scheiss scheisse scheiß scheiße schlampe schwanzlutscher schwuchtel spast spasti titten verpiss
  wichser wixer`.split(/\s+/u)
