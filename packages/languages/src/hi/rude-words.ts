/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `चूत चूतिया चूतिये चुतिया चुतिये चूतियापा गांड गाँड गांडू लंड लौड़ा लौड़े लवड़ा भोसड़ा भोसड़ी भोसड़ीके भोसड़ीवाला भोसड़ीवाले मादरचोद बहनचोद बहेनचोद भेनचोद
  बेटीचोद रंडी रण्डी रांड कुतिया कमीना कमीने हरामी हरामज़ादा हरामज़ादी हरामखोर भड़वा भड़वे झांट झांटू टट्टी चोद चोदू चुदाई चुदक्कड़
  bhenchod behenchod behnchod bahenchod benchod betichod madarchod madharchod maderchod motherchod bhosadi bhosadike bhosdike
  bhosdiwala bhosdiwale bhosda bhosri chodna chodu chudai chudakkad choot chutiya chutiye chutiyapa chutya gaand gaandu gandu gandmara
  haramzada haramzadi haraami harami haramkhor jhaant jhaat jhantu jhatu kutiya lavda lavde lodu bhadwa bhadwe`.split(
    /\s+/u,
  )
