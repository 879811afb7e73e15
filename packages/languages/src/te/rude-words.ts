/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `లంజ లంజకొడకా లంజకొడుకు లంజాకొడుకు లంజాకొడకా లంజముండ పూకు మొడ్డ దెంగు దెంగుతా దెంగేయ్ దెంగెయ్ దొబ్బెయ్ గుద్ద గుద్దలో ముండ సుల్ల సుల్లి ఎర్రిపూక ఎర్రిపూకు
  బాడకావ్
  lanja lanjakodaka lanjakoduku lanjamunda dengey pooku erripuka erripuk`.split(/\s+/u)
