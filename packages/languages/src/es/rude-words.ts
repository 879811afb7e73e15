/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `cabron cabrona chinga chingada chingadera chingado chingar chupapollas cojones coño culero culiao culo follar gilipollas hijodeputa
  hijoputa hijueputa joder malparido malparida maricon mariconazo mierda pelotudo pendeja pendejo puta putas putita puto putos tetas
  zorra`.split(/\s+/u)
