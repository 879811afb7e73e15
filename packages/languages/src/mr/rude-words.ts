/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `झवाडा झवाड्या झवणे झवला आईझवाडा आयझवाड्या आईझवाड्या आईघाल्या आयघाल्या भडवा भडव्या भाडखाव भाडखाऊ रांड रांडेच्या लवडा लवड्या लंड गांड गांडू गांडीत बोच्या पुच्ची फोद्या
  फोदरी छिनाल छिनाळ हरामखोर हरामी मादरचोद भिकारचोट भोसडीचा भोसडीच्या चुत्या झाट झाटू zavadya zhavadya aaizavadya aizavadya
  aijhavadya bhadvya lavdya bhosdichya bhikarchot aighalya aaighalya randechya puchchi`.split(/\s+/u)
