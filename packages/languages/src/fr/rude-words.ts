/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `baise baiser batard bordel bougnoule branleur branleuse chier connard connasse couille couilles encule enculer enculé fdp foutre gouine
  merde merdique nique niquer niquetamere petasse pouffiasse poufiasse putain pute pédé salaud salope trouduc youpin`.split(
    /\s+/u,
  )
