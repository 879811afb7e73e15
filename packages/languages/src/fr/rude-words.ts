/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `baise batard bordel bougnoule branleur branleuse chier connard connasse couille couilles encule enculé enculer enfoire enfoiré fdp
  foutre gouine merde merdique négro nique niquer niquetamere pédé petasse pouffiasse poufiasse putain pute salaud salopard salope
  tarlouze trouduc youpin`.split(/\s+/u)
