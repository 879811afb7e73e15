/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `arsch arschficker arschgeige arschloch drecksau fick ficken ficker fotze fotzen gefickt hure huren hurenbock hurensoehne
  hurensohn hurensöhne judensau kacke kanake kanaken missgeburt missgeburten mistkerl möse neger nutte nutten pimmel scheiss
  scheiß scheisse scheiße schlampe schlampen schlitzauge schwanzlutscher schwuchtel schwuchteln spast spasti titten verpiss
  wichsen wichser wixer`.split(/\s+/u)
