/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `arrombado arrombada bosta buceta caralho cuzao fdp fodase foda foder fodido merda piroca porra punheta puta putas putaria
  viado viadinho xoxota`.split(/\s+/u)
